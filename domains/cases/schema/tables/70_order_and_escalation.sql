alter table cases.case
  add column escalate_at timestamptz,
  add column escalated_at timestamptz;
comment on column cases.case.escalate_at is 'When those who lead the queue are told that it is still not decided: half the term after its end.';
comment on column cases.case.escalated_at is 'They were told; once for each term.';
create index case_to_escalate on cases.case (escalate_at) where escalate_at is not null and escalated_at is null;

-- Open cases by urgency, of all kinds and of one; decided ones of a kind, newest first; and the beginning of a reference.
create index case_urgency on cases.case ((coalesce(due_at, 'infinity')), id) where awaits <> 'nobody';
create index case_urgency_of_kind on cases.case (kind, (coalesce(due_at, 'infinity')), id) where awaits <> 'nobody';
create index case_of_kind on cases.case (kind, id desc);
create index case_reference_begin on cases.case (reference text_pattern_ops);
