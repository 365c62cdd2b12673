alter table settlements.line
  drop constraint line_kind_known,
  add constraint line_kind_known check (kind in ('sale', 'refund', 'refund_failure', 'dispute'));
comment on table settlements.line is
  'One line of a settlement file: a sale, what goes back to payers, which is below zero, or a refund that failed and is ours again.';
alter table settlements.difference
  drop constraint difference_line_kind_known,
  add constraint difference_line_kind_known check (line_kind in ('sale', 'refund', 'refund_failure', 'dispute'));
