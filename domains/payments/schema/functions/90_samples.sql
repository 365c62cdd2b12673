create or replace trigger link_keeps_sample_mark before update of is_sample on payments.link
  for each row execute function platform.keep_sample_mark();
create or replace trigger payment_keeps_sample_mark before update of is_sample on payments.payment
  for each row execute function platform.keep_sample_mark();
create or replace trigger dispute_keeps_sample_mark before update of is_sample on payments.dispute
  for each row execute function platform.keep_sample_mark();
create or replace trigger rail_pause_keeps_sample_mark before update of is_sample on payments.rail_pause
  for each row execute function platform.keep_sample_mark();
create or replace trigger routing_rule_keeps_sample_mark before update of is_sample on payments.routing_rule
  for each row execute function platform.keep_sample_mark();

create or replace function payments.count_samples() returns integer
language sql stable
set search_path = pg_catalog, pg_temp
return (
  (select count(*) from payments.link where is_sample)
  + (select count(*) from payments.payment where is_sample and is_test)
  + (select count(*) from payments.rail_pause where is_sample)
  + (select count(*) from payments.routing_rule where is_sample)
)::integer;
comment on function payments.count_samples() is
  'How many invented links, test payments, pauses and rules there are. Payments whose money is in the ledger stay and are not counted.';

create or replace function payments.remove_samples(kept uuid[]) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before integer := payments.count_samples();
  gone uuid[] := array(select id from payments.payment where is_sample and is_test and id <> all (kept));
  disputes uuid[] := array(select id from payments.dispute where payment_id = any (gone));
begin
  delete from payments.dispute_step where dispute_id = any (disputes);
  delete from payments.dispute where id = any (disputes);
  delete from payments.refund where payment_id = any (gone);
  delete from payments.risk_review where payment_id = any (gone);
  delete from payments.attempt where payment_id = any (gone);
  delete from payments.payment where id = any (gone);
  -- A link stays for the payments that stay, and is paid no more.
  delete from payments.link
  where is_sample and not exists (select 1 from payments.payment where payment.link_id = link.id);
  update payments.link set state = 'inactive' where is_sample and state = 'active';
  delete from payments.rail_pause where is_sample;
  -- A decision that was kept may name a rule: one that decided of something real stays, and decides no more.
  delete from payments.routing_rule as rule
  where is_sample and not exists (
    select 1 from payments.payment
    where payment.merchant_id = rule.merchant_id and payment.is_test = rule.is_test
  );
  update payments.routing_rule set state = 'retired', retired_at = statement_timestamp()
  where is_sample and state <> 'retired';
  -- Counted again from the attempts that are left, by the next run of its job.
  delete from payments.rail_day where gone <> '{}';
  return before - payments.count_samples();
end;
$$;
comment on function payments.remove_samples(uuid[]) is
  'Removes what the invented shop has without money in the ledger: its test payments with all that hangs on them, links, pauses and rules.';
