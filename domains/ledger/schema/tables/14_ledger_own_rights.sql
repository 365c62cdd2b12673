-- Where the product runs under an ordinary account, that account too loses the right; a superuser still meets the triggers.
do $$
begin
  execute format('revoke update, delete, truncate on ledger.transfer, ledger.entry from %I', current_user);
  execute format('revoke delete, truncate on ledger.account, ledger.hold from %I', current_user);
end;
$$;
