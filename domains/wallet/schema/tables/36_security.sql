create table wallet.freeze (
  user_id uuid not null,
  frozen_at timestamptz not null,
  constraint freeze_pkey primary key (user_id)
);
comment on table wallet.freeze is
  'People who have frozen their wallet themselves: their accounts stand at no_debit in the ledger. A freeze by the house is the status frozen there and has no row here.';

create table wallet.own_limit (
  user_id uuid not null,
  asset text not null,
  transfer_max bigint,
  day_max bigint,
  month_max bigint,
  later_transfer_max bigint,
  later_day_max bigint,
  later_month_max bigint,
  later_at timestamptz,
  changed_at timestamptz not null,
  constraint own_limit_pkey primary key (user_id, asset),
  constraint own_limit_positive check (
    least(transfer_max, day_max, month_max, later_transfer_max, later_day_max, later_month_max) > 0)
);
comment on table wallet.own_limit is
  'How much a person lets leave their wallet in one currency, in minor units; null is no limit. What counts from later_at on waits in the later_ columns. The limits of day and month stand on the ledger''s account as well, which enforces them.';
