create table registry.public_profile (
  business_id uuid not null constraint public_profile_key primary key
    constraint public_profile_of references registry.business,
  takes_messages boolean not null,
  shows_grants boolean not null
);
comment on table registry.public_profile is 'What the team of a business says about its public profile. Without a row it takes messages and shows no grants.';

create table registry.enquiry (
  id uuid not null constraint enquiry_key primary key,
  business_id uuid not null constraint enquiry_to references registry.business,
  sealed_letter text not null,
  sender_mark bytea not null,
  language text not null,
  written_at timestamptz not null
);
comment on table registry.enquiry is 'What visitors wrote to businesses through their public profiles. Deleted half a year later.';
comment on column registry.enquiry.sealed_letter is 'Name, address and message of the visitor as JSON. The business reads name and message, never the address.';
comment on column registry.enquiry.sender_mark is 'A keyed hash of the address, by which its messages are counted.';
create index enquiry_of_business on registry.enquiry (business_id, id desc);
create index enquiry_of_sender on registry.enquiry (sender_mark, written_at);
create index enquiry_by_age on registry.enquiry (written_at);

create table registry.enquiry_answer (
  id uuid not null constraint enquiry_answer_key primary key,
  enquiry_id uuid not null constraint enquiry_answer_to references registry.enquiry on delete cascade,
  sealed_text text not null,
  answered_by uuid not null,
  answered_at timestamptz not null
);
comment on table registry.enquiry_answer is 'What the team of a business answered a visitor.';
create index enquiry_answer_of on registry.enquiry_answer (enquiry_id, id);
