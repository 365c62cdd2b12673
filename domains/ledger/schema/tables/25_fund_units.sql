-- What people hold of funds. It is no money: no wallet shows it, and nothing exchanges it.
insert into ledger.asset (code, exponent, symbol, name, kind, max_supply, position)
values ('UNIT', 6, 'u', 'Fund units', 'token', null, 11);
