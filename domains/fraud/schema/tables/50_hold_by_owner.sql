create index hold_by_owner on fraud.hold (owner_id);
