-- A person by their wallet, an organisation by its name, an address or its wallet: whoever they were when the report came.
alter table fraud.trace drop constraint trace_kind_known;
alter table fraud.trace add constraint trace_kind_known
  check (kind in ('link', 'email', 'phone', 'account', 'username', 'person', 'organisation'));
