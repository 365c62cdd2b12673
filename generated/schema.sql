-- The database after all schema files, written by `npm run generate` from the catalogue: for reading and for review, never run.
-- Tables stand here as they are after every file of `schema/tables/`. Of functions only the calls are listed: each stands whole, as it
-- is now, in one file of `schema/functions/`.

-- -------------------- activity --------------------

-- Every answer a signed-in person gave about cookies and the activity log: the proof of it. The latest counts. Append-only; goes
-- with the account.
create table activity.consent_receipt (
  id uuid not null,
  user_id uuid not null,
  -- Of the cookie text that was answered.
  version text not null,
  preferences boolean not null,
  analytics boolean not null,
  security_location boolean not null,
  marketing boolean not null,
  locale text not null,
  answered_at timestamp with time zone not null,
  constraint consent_receipt_pkey PRIMARY KEY (id),
  constraint consent_receipt_version_form CHECK (version ~ '^\d{1,3}\.\d{1,3}$'::text)
);
CREATE INDEX consent_receipt_of_person ON activity.consent_receipt USING btree (user_id, id DESC);

-- What a person did, as far as they allowed it to be kept; of security events only what is needed without asking. Deleted at
-- keep_until, by the person, or with the account. The name is that of the specification.
create table activity.user_geolocation_logs (
  id uuid not null,
  created_at timestamp with time zone not null,
  keep_until timestamp with time zone not null,
  user_id uuid not null,
  session_id text,
  -- The network only: IPv4 /24, IPv6 /48.
  ip_address text,
  country text,
  country_code text,
  city text,
  region text,
  -- In steps of a tenth of a degree, and only where the person shared their place.
  latitude numeric(4,1),
  longitude numeric(4,1),
  timezone text,
  currency_detected text,
  currency_selected text,
  language_detected text,
  language_selected text,
  -- Family and major version of the browser, and the family of the system.
  user_agent text,
  page_url text,
  activity_type text not null,
  -- With timestamp, screen_resolution, viewport_size (rough) and security_tracking: true for security events, which the server
  -- alone writes.
  activity_details jsonb not null,
  constraint user_geolocation_logs_pkey PRIMARY KEY (id),
  constraint user_geolocation_logs_country_form CHECK (country_code ~ '^[A-Z]{2}$'::text),
  constraint user_geolocation_logs_kept_for_a_while CHECK (keep_until > created_at),
  constraint user_geolocation_logs_latitude_bounds CHECK (latitude >= '-90'::integer::numeric AND latitude <= 90::numeric),
  constraint user_geolocation_logs_longitude_bounds CHECK (longitude >= '-180'::integer::numeric AND longitude <= 180::numeric),
  constraint user_geolocation_logs_page_is_path CHECK (page_url ~ '^/[^?#]*$'::text),
  constraint user_geolocation_logs_type_length CHECK (char_length(activity_type) >= 1 AND char_length(activity_type) <= 64)
);
CREATE INDEX user_geolocation_logs_forgotten ON activity.user_geolocation_logs USING btree (keep_until);
CREATE INDEX user_geolocation_logs_of_person ON activity.user_geolocation_logs USING btree (user_id, id DESC);
CREATE INDEX user_geolocation_logs_of_visit ON activity.user_geolocation_logs USING btree (user_id, session_id, created_at);

-- -------------------- approvals --------------------
-- What takes two people: one proposes, another one decides, and what was decided is carried out once.

-- What a member of staff wants done, exactly as it will run, and what another one said to it. Decided once, never changed, never
-- removed.
create table approvals.proposal (
  id uuid not null,
  kind text not null,
  subject text not null,
  payload_sha256 bytea not null,
  -- What the one who decides was shown.
  facts jsonb not null,
  reason text not null,
  proposed_by uuid not null,
  proposed_session uuid not null,
  proposed_network text not null,
  proposed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  state text not null,
  decided_by uuid,
  decided_session uuid,
  decided_network text,
  decided_at timestamp with time zone,
  decision_reason text,
  outcome jsonb,
  -- What will run, sealed. payload_sha256 is of its canonical JSON and never changes: another payload does not run.
  sealed_payload text not null,
  -- US cents that it moved, at the rates of its approval; null where it was not carried out, or before this was counted.
  worth bigint,
  constraint proposal_pkey PRIMARY KEY (id),
  constraint proposal_decided_by_person CHECK ((decided_by IS NOT NULL) = (state = ANY (ARRAY['executed'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint proposal_decided_whole CHECK ((state = 'open'::text) = (decided_at IS NULL)),
  constraint proposal_expires_later CHECK (expires_at > proposed_at),
  constraint proposal_hash_length CHECK (octet_length(payload_sha256) = 32),
  constraint proposal_outcome_of_run CHECK ((outcome IS NOT NULL) = (state = 'executed'::text)),
  constraint proposal_own_withdrawal CHECK (state <> 'withdrawn'::text OR decided_by = proposed_by),
  constraint proposal_state_known CHECK (state = ANY (ARRAY['open'::text, 'executed'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text])),
  constraint proposal_two_people CHECK ((state <> ALL (ARRAY['executed'::text, 'rejected'::text])) OR decided_by <> proposed_by),
  constraint proposal_two_sessions CHECK (state <> 'executed'::text OR decided_session <> proposed_session),
  constraint proposal_worth_of_run CHECK (worth IS NULL OR state = 'executed'::text AND worth >= 0)
);
CREATE INDEX proposal_decided ON approvals.proposal USING btree (id DESC) WHERE state <> 'open'::text;
CREATE INDEX proposal_executed ON approvals.proposal USING btree (kind, decided_at) WHERE state = 'executed'::text;
CREATE INDEX proposal_open ON approvals.proposal USING btree (id DESC) WHERE state = 'open'::text;
CREATE INDEX proposal_open_of_maker ON approvals.proposal USING btree (proposed_by) WHERE state = 'open'::text;
CREATE TRIGGER proposal_decided_once BEFORE DELETE OR UPDATE ON approvals.proposal FOR EACH ROW EXECUTE FUNCTION approvals.keep_proposal();
CREATE TRIGGER proposal_not_emptied BEFORE TRUNCATE ON approvals.proposal FOR EACH STATEMENT EXECUTE FUNCTION approvals.keep_proposal();

-- -------------------- banking --------------------
-- Money on its way to banks and from them. Balances and transfers themselves are in the ledger.

-- Withdrawals handed to the bank in one file, and who of the staff made it.
create table banking.bank_batch (
  id uuid not null,
  asset text not null,
  count integer not null,
  total bigint not null,
  made_by uuid not null,
  created_at timestamp with time zone not null,
  constraint bank_batch_pkey PRIMARY KEY (id),
  constraint bank_batch_not_empty CHECK (count > 0 AND total > 0)
);

-- Every payment of every entry that was taken. Content is what an entry is known by, ordinal tells those with the same content
-- apart, part the payments of one entry. Amount is signed: below zero left our account at the bank. Decision_id is the decision
-- that a payment out carried out.
create table banking.bank_entry (
  account text not null,
  -- Names one payment. Of what the payer wrote it holds a keyed hash at most.
  entry text not null,
  asset text not null,
  amount bigint not null,
  outcome text not null,
  withdrawal_id uuid,
  user_id uuid,
  -- Encrypted under a key that is not in the database.
  sealed_remittance text not null,
  taken_by uuid not null,
  taken_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  content text not null,
  ordinal integer not null default 1,
  part integer not null default 1,
  reason text,
  decision_id uuid,
  -- Who approved the file or the gap. Null where it was taken before this was kept.
  approved_by uuid,
  constraint bank_entry_pkey PRIMARY KEY (account, entry),
  constraint bank_entry_id_key UNIQUE (id),
  constraint bank_entry_outcome_known CHECK (outcome = ANY (ARRAY['paid'::text, 'returned'::text, 'credited'::text, 'suspense'::text, 'unknown'::text])),
  constraint bank_entry_places_positive CHECK (ordinal > 0 AND part > 0)
);
CREATE UNIQUE INDEX bank_entry_content ON banking.bank_entry USING btree (account, content, ordinal, part);
CREATE UNIQUE INDEX bank_entry_decision ON banking.bank_entry USING btree (decision_id) WHERE decision_id IS NOT NULL;
CREATE INDEX bank_entry_suspense ON banking.bank_entry USING btree (taken_at, id) WHERE outcome = 'suspense'::text;
CREATE INDEX bank_entry_withdrawal ON banking.bank_entry USING btree (withdrawal_id) WHERE withdrawal_id IS NOT NULL;
CREATE TRIGGER bank_entry_append_only BEFORE DELETE OR UPDATE OF account, asset, amount, outcome, withdrawal_id, user_id, taken_by, approved_by, taken_at, id OR TRUNCATE ON banking.bank_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER bank_entry_keeps BEFORE UPDATE ON banking.bank_entry FOR EACH ROW EXECUTE FUNCTION banking.keep_bank_entry();

-- Statements of our own bank account that brought something new, in the order they were taken: each goes on where the one before
-- ended. Beyond is what the account holds and our books do not, which never changes. Append-only.
create table banking.bank_statement (
  id uuid not null,
  account text not null,
  asset text not null,
  place integer not null,
  name text not null,
  sequence text not null,
  opening bigint not null,
  closing bigint not null,
  beyond bigint not null,
  taken_by uuid not null,
  taken_at timestamp with time zone not null,
  constraint bank_statement_pkey PRIMARY KEY (id),
  constraint bank_statement_place UNIQUE (account, asset, place),
  constraint bank_statement_place_positive CHECK (place > 0)
);
CREATE TRIGGER bank_statement_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON banking.bank_statement FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

-- What a person writes on a bank transfer, so that we know whose the money is.
create table banking.deposit_reference (
  user_id uuid not null,
  reference text not null,
  constraint deposit_reference_pkey PRIMARY KEY (user_id),
  constraint deposit_reference_key UNIQUE (reference)
);

-- Accounts at other banks whose statements a person has taken in to look at. They hold no money of ours and never touch the
-- ledger.
create table banking.outside_account (
  id uuid not null,
  user_id uuid not null,
  sealed_name text not null,
  -- Keyed, of person and name: a name stands once with each person.
  name_hash bytea not null,
  created_at timestamp with time zone not null,
  constraint outside_account_pkey PRIMARY KEY (id),
  constraint outside_account_name_once UNIQUE (user_id, name_hash)
);

-- What happened on an account elsewhere, as its bank wrote it. The fingerprint is of what makes the entry one of its kind, so
-- that a statement taken in again adds nothing.
create table banking.outside_entry (
  account_id uuid not null,
  position bigint not null,
  -- Keyed, of what makes the entry one of its kind, so that a statement taken in again adds nothing.
  fingerprint bytea not null,
  booked_on date not null,
  -- Amount, currency and text as JSON, encrypted under a key that is not in the database.
  details text not null,
  constraint outside_entry_pkey PRIMARY KEY (account_id, "position"),
  constraint outside_entry_once UNIQUE (account_id, fingerprint),
  constraint outside_entry_account_fkey FOREIGN KEY (account_id) REFERENCES banking.outside_account(id) ON DELETE CASCADE
);
CREATE INDEX outside_entry_newest ON banking.outside_entry USING btree (account_id, booked_on DESC, "position" DESC);

-- Bank accounts people withdraw to. Bank is the routing number or BIC, empty for an IBAN. A removed one is kept for the
-- withdrawals that went to it.
create table banking.payout_account (
  id uuid not null,
  user_id uuid not null,
  scheme text not null,
  -- Holder, account and bank as JSON, encrypted under a key that is not in the database.
  details text not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint payout_account_pkey PRIMARY KEY (id),
  constraint payout_account_scheme_known CHECK (scheme = ANY (ARRAY['iban'::text, 'aba'::text, 'other'::text]))
);
CREATE INDEX payout_account_owner ON banking.payout_account USING btree (user_id) WHERE removed_at IS NULL;

-- Who of the staff decided what on money in suspense, when and why: one decision for each entry of the bank, for good.
-- Transfer_id is what took the money out of suspense; the reference stands on the payment that goes back. Append-only.
create table banking.suspense_decision (
  id uuid not null,
  bank_entry_id uuid not null,
  outcome text not null,
  asset text not null,
  amount bigint not null,
  user_id uuid,
  reference text not null,
  reason text not null,
  transfer_id uuid not null,
  decided_by uuid not null,
  decided_at timestamp with time zone not null,
  constraint suspense_decision_pkey PRIMARY KEY (id),
  constraint suspense_decision_once UNIQUE (bank_entry_id),
  constraint suspense_decision_reference_key UNIQUE (reference),
  constraint suspense_decision_amount_positive CHECK (amount > 0),
  constraint suspense_decision_assigned_to CHECK ((outcome = 'assigned'::text) = (user_id IS NOT NULL)),
  constraint suspense_decision_outcome_known CHECK (outcome = ANY (ARRAY['assigned'::text, 'sent_back'::text]))
);
CREATE TRIGGER suspense_decision_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON banking.suspense_decision FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

-- Money on its way to a bank account. Its id is that of the hold in the ledger; transfer_id is the capture, once the bank has
-- paid. The reference stands in the bank's files.
create table banking.withdrawal (
  id uuid not null,
  user_id uuid not null,
  payout_account_id uuid not null,
  asset text not null,
  amount bigint not null,
  reference text not null,
  state text not null,
  batch_id uuid,
  transfer_id uuid,
  created_at timestamp with time zone not null,
  -- Why it came back, in the bank's code or words, encrypted under a key that is not in the database.
  sealed_reason text,
  constraint withdrawal_pkey PRIMARY KEY (id),
  constraint withdrawal_reference_key UNIQUE (reference),
  constraint withdrawal_amount_positive CHECK (amount > 0),
  constraint withdrawal_paid_by_transfer CHECK (state <> 'paid'::text OR transfer_id IS NOT NULL),
  constraint withdrawal_sent_in_batch CHECK ((state = ANY (ARRAY['waiting'::text, 'cancelled'::text, 'returned'::text])) OR batch_id IS NOT NULL),
  constraint withdrawal_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'sent'::text, 'paid'::text, 'returned'::text, 'cancelled'::text]))
);
CREATE INDEX withdrawal_batch ON banking.withdrawal USING btree (batch_id);
CREATE INDEX withdrawal_owner ON banking.withdrawal USING btree (user_id, id);
CREATE INDEX withdrawal_waiting ON banking.withdrawal USING btree (asset, id) WHERE state = 'waiting'::text;
CREATE TRIGGER withdrawal_follows_machine BEFORE INSERT OR UPDATE OF state ON banking.withdrawal FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'waiting', 'waiting > cancelled sent', 'sent > paid returned', 'paid > returned');
CREATE TRIGGER withdrawal_keeps_its_order BEFORE UPDATE ON banking.withdrawal FOR EACH ROW EXECUTE FUNCTION banking.keep_withdrawal();

-- When a withdrawal came to each of its states. No state comes twice.
create table banking.withdrawal_step (
  withdrawal_id uuid not null,
  state text not null,
  at timestamp with time zone not null,
  constraint withdrawal_step_pkey PRIMARY KEY (withdrawal_id, state),
  constraint withdrawal_step_known CHECK (state = ANY (ARRAY['waiting'::text, 'sent'::text, 'paid'::text, 'returned'::text, 'cancelled'::text]))
);

-- -------------------- blog --------------------

-- Under whose name posts are read.
create table blog.author (
  id uuid not null,
  name text not null,
  is_sample boolean not null default false,
  about text not null default ''::text,
  -- The person who writes under this name. Samples have none.
  user_id uuid,
  constraint author_key PRIMARY KEY (id),
  constraint author_user_once UNIQUE (user_id)
);
CREATE TRIGGER author_keeps_sample_mark BEFORE UPDATE OF is_sample ON blog.author FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- What posts are about, with a name for each language. Every post has one.
create table blog.category (
  slug text not null,
  place smallint not null,
  names jsonb not null,
  constraint category_key PRIMARY KEY (slug),
  constraint category_has_english CHECK (names ? 'en'::text),
  constraint category_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)
);

-- Who has written a post together with its author, in the order in which they are named.
create table blog.co_author (
  post_id uuid not null,
  author_id uuid not null,
  place smallint not null,
  constraint co_author_key PRIMARY KEY (post_id, author_id),
  constraint co_author_author FOREIGN KEY (author_id) REFERENCES blog.author(id),
  constraint co_author_post FOREIGN KEY (post_id) REFERENCES blog.post(id)
);
CREATE INDEX co_author_posts ON blog.co_author USING btree (author_id);

-- Texts as they are being written. Readers see post_text, which publishing writes from here.
create table blog.draft (
  post_id uuid not null,
  language text not null,
  slug text not null,
  title text not null,
  excerpt text not null,
  body jsonb not null,
  -- Grows with each save. A writer sends the version that they have read, so that nobody overwrites a text unread.
  version integer not null,
  changed_at timestamp with time zone not null,
  changed_by uuid not null,
  -- The picture above a text and what it says; null where it has none. Described in each language on its own.
  cover jsonb,
  search_title text not null default ''::text,
  search_description text not null default ''::text,
  constraint draft_key PRIMARY KEY (post_id, language),
  constraint draft_slug_once UNIQUE (slug),
  constraint draft_post FOREIGN KEY (post_id) REFERENCES blog.post(id),
  constraint draft_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 120),
  constraint draft_slug_free CHECK (slug <> ALL (ARRAY['category'::text, 'author'::text, 'tag'::text, 'page'::text, 'feed'::text, 'search'::text]))
);

-- Who was once named among those who wrote a post, so that nobody steps back from it to decide about it.
create table blog.former_co_author (
  post_id uuid not null,
  author_id uuid not null,
  constraint former_co_author_key PRIMARY KEY (post_id, author_id),
  constraint former_co_author_author FOREIGN KEY (author_id) REFERENCES blog.author(id),
  constraint former_co_author_post FOREIGN KEY (post_id) REFERENCES blog.post(id)
);
CREATE INDEX former_co_author_posts ON blog.former_co_author USING btree (author_id);

-- Names under which a text was once read. Its address leads on to the present one.
create table blog.old_slug (
  slug text not null,
  post_id uuid not null,
  language text not null,
  constraint old_slug_key PRIMARY KEY (slug),
  constraint old_slug_text FOREIGN KEY (post_id, language) REFERENCES blog.post_text(post_id, language)
);

-- Posts. What is read in them stands in post_text, once for each language.
create table blog.post (
  id uuid not null,
  state text not null,
  category text not null,
  author_id uuid not null,
  published_at timestamp with time zone,
  is_sample boolean not null default false,
  tags text[] not null default '{}'::text[],
  is_featured boolean not null default false,
  is_for_members boolean not null default false,
  -- The words of its published texts, in every language.
  search_words tsvector not null default ''::tsvector,
  version integer not null default 1,
  scheduled_for timestamp with time zone,
  -- What others may do with its texts.
  licence text not null default 'all_rights'::text,
  constraint post_key PRIMARY KEY (id),
  constraint post_author FOREIGN KEY (author_id) REFERENCES blog.author(id),
  constraint post_category FOREIGN KEY (category) REFERENCES blog.category(slug) NOT VALID,
  constraint post_licence_known CHECK (licence = ANY (ARRAY['all_rights'::text, 'cc_by'::text, 'cc_by_sa'::text, 'cc0'::text])),
  constraint post_published_since CHECK ((state <> ALL (ARRAY['published'::text, 'unpublished'::text])) OR published_at IS NOT NULL),
  constraint post_scheduled CHECK ((state = 'scheduled'::text) = (scheduled_for IS NOT NULL)) NOT VALID,
  constraint post_state_known CHECK (state = ANY (ARRAY['draft'::text, 'in_review'::text, 'scheduled'::text, 'published'::text, 'unpublished'::text]))
);
CREATE INDEX post_due ON blog.post USING btree (scheduled_for) WHERE state = 'scheduled'::text;
CREATE INDEX post_featured ON blog.post USING btree (published_at DESC, id DESC) WHERE state = 'published'::text AND is_featured;
CREATE INDEX post_newest ON blog.post USING btree (published_at DESC, id DESC) WHERE state = 'published'::text;
CREATE INDEX post_newest_of_author ON blog.post USING btree (author_id, published_at DESC, id DESC) WHERE state = 'published'::text;
CREATE INDEX post_newest_of_category ON blog.post USING btree (category, published_at DESC, id DESC) WHERE state = 'published'::text;
CREATE INDEX post_searched ON blog.post USING gin (search_words);
CREATE INDEX post_tagged ON blog.post USING gin (tags);
CREATE INDEX post_written_by ON blog.post USING btree (author_id, id DESC);
CREATE TRIGGER post_keeps_sample_mark BEFORE UPDATE OF is_sample ON blog.post FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- What became of a post: the events of its machine, and who caused them.
create table blog.post_event (
  id uuid not null,
  post_id uuid not null,
  event text not null,
  note text not null,
  -- Null where time did.
  by_user uuid,
  happened_at timestamp with time zone not null,
  constraint post_event_key PRIMARY KEY (id),
  constraint post_event_post FOREIGN KEY (post_id) REFERENCES blog.post(id)
);
CREATE INDEX post_event_newest ON blog.post_event USING btree (post_id, id DESC);

-- A post in one language: its name in addresses, and a document of allowed parts (post-body.ts).
create table blog.post_text (
  post_id uuid not null,
  language text not null,
  slug text not null,
  title text not null,
  excerpt text not null,
  body jsonb not null,
  changed_at timestamp with time zone not null,
  reading_minutes smallint not null default 1,
  cover jsonb,
  -- What search engines show as its title; empty: the title.
  search_title text not null default ''::text,
  -- What search engines show below the title; empty: the excerpt.
  search_description text not null default ''::text,
  constraint post_text_key PRIMARY KEY (post_id, language),
  constraint post_slug_once UNIQUE (slug),
  constraint post_text_post FOREIGN KEY (post_id) REFERENCES blog.post(id),
  constraint post_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 120),
  constraint post_slug_free CHECK (slug <> ALL (ARRAY['category'::text, 'author'::text, 'tag'::text, 'page'::text, 'feed'::text, 'search'::text]))
);

-- Texts as they once were: before a review, a publication, a restoration, and before another person wrote on.
create table blog.revision (
  id uuid not null,
  post_id uuid not null,
  language text not null,
  title text not null,
  excerpt text not null,
  body jsonb not null,
  -- Null for samples, which nobody wrote.
  written_by uuid,
  written_at timestamp with time zone not null,
  cover jsonb,
  -- What search engines were to show as its title; empty: the title.
  search_title text not null default ''::text,
  -- What search engines were to show below the title; empty: the excerpt.
  search_description text not null default ''::text,
  constraint revision_key PRIMARY KEY (id),
  constraint revision_post FOREIGN KEY (post_id) REFERENCES blog.post(id)
);
CREATE INDEX revision_newest ON blog.revision USING btree (post_id, language, id DESC);

-- blog.count_samples() returns integer
--   How many invented posts there are.

-- blog.remove_samples(kept uuid[]) returns integer, as its owner
--   Removes invented posts with all their languages, drafts and versions, and authors without a post.

-- -------------------- business_papers --------------------

-- Papers of organisations. The bytes are the platform's, under the file's id.
create table business_papers.paper (
  id uuid not null,
  organisation_id uuid not null,
  kind text not null,
  -- Null once the account of who sent it has ended.
  added_by uuid,
  added_at timestamp with time zone not null,
  file_id uuid not null,
  media_type text not null,
  size_bytes bigint not null,
  scan text not null,
  -- The same for the same content of one sender: nobody adds a paper twice.
  twin bytea not null,
  -- As the sender called the file; sealed for this row.
  sealed_name text not null,
  constraint paper_key PRIMARY KEY (id),
  constraint paper_file_once UNIQUE (file_id),
  constraint paper_twin UNIQUE (organisation_id, twin),
  constraint paper_kind_known CHECK (kind = ANY (ARRAY['articles'::text, 'licence'::text, 'tax'::text, 'accounts'::text, 'contract'::text, 'other'::text])),
  constraint paper_scan_known CHECK (scan = ANY (ARRAY['clean'::text, 'not_scanned'::text])),
  constraint paper_size_positive CHECK (size_bytes > 0)
);
CREATE INDEX paper_added_by ON business_papers.paper USING btree (added_by);
CREATE INDEX paper_organisation ON business_papers.paper USING btree (organisation_id, id);

-- Locked by whoever adds a paper of an organisation, so that its room is kept.
create table business_papers.shelf (
  organisation_id uuid not null,
  constraint shelf_key PRIMARY KEY (organisation_id)
);

-- -------------------- captcha --------------------

-- Tries at the digits of one image, each counted before it is compared. Forgotten once expired.
create table captcha.code_attempt (
  code_id text not null,
  attempts integer not null,
  expires_at timestamp with time zone not null,
  constraint code_attempt_pkey PRIMARY KEY (code_id),
  constraint code_attempt_attempts_limited CHECK (attempts >= 1 AND attempts <= 5)
);
CREATE INDEX code_attempt_expires_at ON captcha.code_attempt USING btree (expires_at);

-- Solved puzzles that have been used: each is checked at most once and lets through at most one action. Forgotten once expired.
create table captcha.spent_challenge (
  challenge text not null,
  purpose text not null,
  spent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint spent_challenge_once PRIMARY KEY (challenge, purpose),
  constraint spent_challenge_purpose CHECK (purpose = ANY (ARRAY['check'::text, 'act'::text]))
);
CREATE INDEX spent_challenge_expires_at ON captcha.spent_challenge USING btree (expires_at);

-- -------------------- careers --------------------

-- Who applied for which job. A person applies once; its machine is careers.application.
create table careers.application (
  id uuid not null,
  job_id uuid not null,
  -- Who offers the job: its members alone see the application.
  organisation_id uuid not null,
  user_id uuid not null,
  -- Of an application from before letters were sealed; a job seals it and empties this.
  letter text,
  state text not null,
  version integer not null default 1,
  decline_reason text,
  sent_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  is_sample boolean not null default false,
  -- What the person wrote to the employer; null when the account is gone.
  sealed_letter text,
  -- The CV that came with it as it was then, and how well it fits with the reasons; null where none came, and when the account is
  -- gone.
  sealed_cv text,
  -- How well the CV fits the job, of 100.
  score smallint,
  -- What the employer offers: pay, first day and a note. Null before an offer, and where the account of the applicant is gone.
  sealed_offer text,
  -- What was asked and answered with the application. Null where nothing was asked, and where the account of the applicant is
  -- gone.
  sealed_answers text,
  constraint application_key PRIMARY KEY (id),
  constraint application_once UNIQUE (job_id, user_id),
  constraint application_letter_length CHECK (char_length(letter) <= 4000),
  constraint application_reason CHECK (decline_reason IS NULL OR state = 'declined'::text),
  constraint application_score_range CHECK (score >= 0 AND score <= 100),
  constraint application_state_known CHECK (state = ANY (ARRAY['submitted'::text, 'seen'::text, 'shortlisted'::text, 'interview'::text, 'interviewed'::text, 'offer'::text, 'hired'::text, 'called_off'::text, 'declined'::text, 'turned_down'::text, 'withdrawn'::text, 'no_response'::text]))
);
CREATE INDEX application_best ON careers.application USING btree (job_id, COALESCE(score::integer, '-1'::integer) DESC, id DESC);
CREATE INDEX application_hired ON careers.application USING btree (id) WHERE state = 'hired'::text AND NOT is_sample;
CREATE INDEX application_of_day ON careers.application USING btree (user_id, sent_at);
CREATE INDEX application_of_job ON careers.application USING btree (job_id, id DESC);
CREATE INDEX application_of_person ON careers.application USING btree (user_id, id DESC);
CREATE INDEX application_unanswered ON careers.application USING btree (sent_at) WHERE state = 'submitted'::text;
CREATE INDEX application_unsealed ON careers.application USING btree (id) WHERE letter IS NOT NULL;
CREATE TRIGGER application_follows_machine BEFORE INSERT OR UPDATE OF state ON careers.application FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'submitted', 'submitted > seen shortlisted interview declined withdrawn no_response', 'seen > shortlisted interview offer declined withdrawn', 'shortlisted > interview offer declined withdrawn', 'interview > interviewed offer declined withdrawn', 'interviewed > interview offer declined withdrawn', 'offer > hired turned_down declined withdrawn', 'hired > called_off');
CREATE TRIGGER application_keeps_sample_mark BEFORE UPDATE OF is_sample ON careers.application FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- What a person says of themselves for work, encrypted.
create table careers.cv (
  user_id uuid not null,
  sealed_cv text not null,
  version integer not null,
  saved_at timestamp with time zone not null,
  -- The CV of an invented person, who has no account.
  is_sample boolean not null default false,
  constraint cv_key PRIMARY KEY (user_id)
);
CREATE TRIGGER cv_keeps_sample_mark BEFORE UPDATE OF is_sample ON careers.cv FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- Interviews of an application, one after another; its machine is careers.interview.
create table careers.interview (
  id uuid not null,
  application_id uuid not null,
  state text not null,
  version integer not null default 1,
  kind text not null,
  minutes smallint not null,
  -- By whose clocks the employer wrote the times.
  time_zone text not null,
  sealed_place text not null,
  offered_by uuid not null,
  offered_at timestamp with time zone not null,
  -- The time that the applicant chose. It stays where the interview is cancelled: calendars have it.
  starts_at timestamp with time zone,
  -- Of how many of the two reminders both sides were told.
  reminded_count smallint not null default 0,
  constraint interview_key PRIMARY KEY (id),
  constraint interview_of FOREIGN KEY (application_id) REFERENCES careers.application(id) ON DELETE CASCADE,
  constraint interview_booked_when CHECK (state <> 'booked'::text OR starts_at IS NOT NULL),
  constraint interview_kind_known CHECK (kind = ANY (ARRAY['video'::text, 'phone'::text, 'on_site'::text])),
  constraint interview_minutes_sound CHECK (minutes >= 15 AND minutes <= 120),
  constraint interview_state_known CHECK (state = ANY (ARRAY['offered'::text, 'booked'::text, 'other_times'::text, 'held'::text, 'cancelled'::text]))
);
CREATE INDEX interview_ahead ON careers.interview USING btree (starts_at) WHERE state = 'booked'::text;
CREATE INDEX interview_latest ON careers.interview USING btree (application_id, offered_at DESC, id DESC);
CREATE UNIQUE INDEX interview_open_once ON careers.interview USING btree (application_id) WHERE state = ANY (ARRAY['offered'::text, 'booked'::text, 'other_times'::text]);
CREATE TRIGGER interview_follows_machine BEFORE INSERT OR UPDATE OF state ON careers.interview FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'offered', 'offered > booked other_times held cancelled', 'booked > offered other_times held cancelled', 'other_times > offered held cancelled');

-- Times that are offered for an interview.
create table careers.interview_time (
  interview_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  offered_by uuid not null,
  -- Kept free: no other applicant is offered it by the same person.
  is_held boolean not null,
  constraint interview_time_key PRIMARY KEY (interview_id, starts_at),
  constraint interview_time_of FOREIGN KEY (interview_id) REFERENCES careers.interview(id) ON DELETE CASCADE,
  constraint interview_time_forward CHECK (ends_at > starts_at)
);
CREATE UNIQUE INDEX interview_time_once ON careers.interview_time USING btree (offered_by, starts_at) WHERE is_held;

-- Searches that tell a person of new jobs.
create table careers.job_alert (
  id uuid not null,
  user_id uuid not null,
  -- Words and filters by name, as JSON in one order. As text: what people write may hold signs that jsonb refuses.
  search text not null,
  -- In which its words are read.
  language text not null,
  pace text not null,
  is_on boolean not null default true,
  created_at timestamp with time zone not null,
  -- When it was turned on last: it tells of what was published after this.
  from_at timestamp with time zone not null,
  -- When it looked last.
  looked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  -- When it told of a job last; null: it has not yet.
  told_at timestamp with time zone,
  constraint job_alert_key PRIMARY KEY (id),
  constraint job_alert_once UNIQUE (user_id, search),
  constraint job_alert_pace_known CHECK (pace = ANY (ARRAY['at_once'::text, 'daily'::text])),
  constraint job_alert_search_length CHECK (char_length(search) <= 4000)
);
CREATE INDEX job_alert_due ON careers.job_alert USING btree (due_at, id) WHERE is_on;

-- What applicant and employer write to each other about an application.
create table careers.message (
  id uuid not null,
  application_id uuid not null,
  side text not null,
  written_by uuid not null,
  -- Null where the account of the applicant is gone.
  sealed_text text,
  sent_at timestamp with time zone not null,
  constraint message_key PRIMARY KEY (id),
  constraint message_of FOREIGN KEY (application_id) REFERENCES careers.application(id) ON DELETE CASCADE,
  constraint message_side_known CHECK (side = ANY (ARRAY['applicant'::text, 'employer'::text]))
);
CREATE INDEX message_of_application ON careers.message USING btree (application_id, id DESC);
CREATE INDEX message_of_day ON careers.message USING btree (written_by, sent_at);

-- Jobs that a person wants to find again.
create table careers.saved_job (
  user_id uuid not null,
  job_id uuid not null,
  saved_at timestamp with time zone not null,
  constraint saved_job_once PRIMARY KEY (user_id, job_id)
);

-- Jobs of which a person was told: of each once, whichever alerts find it.
create table careers.told_job (
  user_id uuid not null,
  job_id uuid not null,
  told_at timestamp with time zone not null,
  constraint told_job_once PRIMARY KEY (user_id, job_id)
);
CREATE INDEX told_job_old ON careers.told_job USING btree (told_at);

-- careers.count_samples() returns integer
--   How many invented applications there are.

-- careers.remove_samples(kept uuid[]) returns integer, as its owner
--   Removes invented applications, and the CVs of invented people.

-- -------------------- cases --------------------

-- Who said what to a case, once in each round; why stands in the history.
create table cases.approval (
  case_id uuid not null,
  round integer not null,
  actor_id uuid not null,
  response text not null,
  at timestamp with time zone not null,
  -- Which of the approvals that the kind asks for it was.
  step text not null default 'approval'::text,
  constraint approval_key PRIMARY KEY (case_id, round, actor_id),
  constraint approval_case FOREIGN KEY (case_id) REFERENCES cases."case"(id),
  constraint approval_response_form CHECK (response ~ '^[a-z][a-z_]{0,39}$'::text),
  constraint approval_step_form CHECK (step ~ '^[a-z][a-z_]{0,39}$'::text)
);
CREATE UNIQUE INDEX approval_person ON cases.approval USING btree (case_id, actor_id);
CREATE TRIGGER approval_kept BEFORE DELETE OR UPDATE ON cases.approval FOR EACH ROW EXECUTE FUNCTION cases.keep_decisions();
CREATE TRIGGER approval_not_emptied BEFORE TRUNCATE ON cases.approval FOR EACH STATEMENT EXECUTE FUNCTION cases.keep_decisions();

-- What a person asked for, and where it stands. Its history is in cases.case_event.
create table cases.case (
  id uuid not null,
  reference text not null,
  kind text not null,
  -- What it is about, as its kind names it.
  subject text not null,
  -- The draft it came of: a form that is sent twice gives one case.
  submission_id uuid not null,
  form text not null,
  form_version integer not null,
  -- What was answered in the form; null once the account is gone.
  sealed_answers text,
  applicant_id uuid not null,
  state text not null,
  -- The number of steps so far; who takes a step names the one they have read.
  version integer not null,
  round integer not null default 1,
  assignee_id uuid,
  awaits text not null,
  due_at timestamp with time zone,
  overdue_at timestamp with time zone,
  opened_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  -- The hash of the last step: a history without its end is found.
  head_hash bytea not null,
  is_sample boolean not null default false,
  -- Officers are not told who the applicant is.
  is_name_withheld boolean not null default false,
  -- For which organisation it was asked: its members read it, those who edit act on it. Null: for the applicant.
  organisation_id uuid,
  -- When those who lead the queue are told that it is still not decided: half the term after its end.
  escalate_at timestamp with time zone,
  -- They were told; once for each term.
  escalated_at timestamp with time zone,
  constraint case_key PRIMARY KEY (id),
  constraint case_reference_once UNIQUE (reference),
  constraint case_submission_once UNIQUE (submission_id),
  constraint case_awaits_known CHECK (awaits = ANY (ARRAY['officer'::text, 'applicant'::text, 'nobody'::text])),
  constraint case_head_length CHECK (octet_length(head_hash) = 32),
  constraint case_not_own CHECK (assignee_id IS DISTINCT FROM applicant_id),
  constraint case_reference_form CHECK (reference ~ '^[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}$'::text),
  constraint case_round_known CHECK (round = ANY (ARRAY[1, 2])),
  constraint case_state_form CHECK (state ~ '^[a-z][a-z_]{0,39}$'::text),
  constraint case_version_counted CHECK (version > 0)
);
CREATE INDEX case_assignee ON cases."case" USING btree (assignee_id, id DESC) WHERE assignee_id IS NOT NULL;
CREATE INDEX case_due ON cases."case" USING btree (due_at) WHERE due_at IS NOT NULL AND overdue_at IS NULL;
CREATE INDEX case_of_applicant ON cases."case" USING btree (applicant_id, id DESC);
CREATE INDEX case_of_kind ON cases."case" USING btree (kind, id DESC);
CREATE INDEX case_of_organisation ON cases."case" USING btree (organisation_id, id DESC) WHERE organisation_id IS NOT NULL;
CREATE INDEX case_queue ON cases."case" USING btree (id DESC) WHERE awaits <> 'nobody'::text;
CREATE INDEX case_reference_begin ON cases."case" USING btree (reference text_pattern_ops);
CREATE INDEX case_to_escalate ON cases."case" USING btree (escalate_at) WHERE escalate_at IS NOT NULL AND escalated_at IS NULL;
CREATE INDEX case_urgency ON cases."case" USING btree (COALESCE(due_at, 'infinity'::timestamp with time zone), id) WHERE awaits <> 'nobody'::text;
CREATE INDEX case_urgency_of_kind ON cases."case" USING btree (kind, COALESCE(due_at, 'infinity'::timestamp with time zone), id) WHERE awaits <> 'nobody'::text;
CREATE TRIGGER case_keeps_sample_mark BEFORE UPDATE OF is_sample ON cases."case" FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- Every step of every case, in order. Append-only; each hash covers the step and the hash before it.
create table cases.case_event (
  case_id uuid not null,
  number integer not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  round integer not null,
  actor text not null,
  actor_id uuid,
  sealed_reason text,
  at timestamp with time zone not null,
  -- Keyed, so that whoever can only write to the database cannot make one.
  hash bytea not null,
  constraint case_event_key PRIMARY KEY (case_id, number),
  constraint case_event_case FOREIGN KEY (case_id) REFERENCES cases."case"(id),
  constraint case_event_actor_known CHECK (actor = ANY (ARRAY['applicant'::text, 'officer'::text, 'time'::text])),
  constraint case_event_hash_length CHECK (octet_length(hash) = 32),
  constraint case_event_number_counted CHECK (number > 0),
  constraint case_event_person CHECK ((actor_id IS NULL) = (actor = 'time'::text))
);
CREATE TRIGGER case_event_kept BEFORE DELETE OR UPDATE ON cases.case_event FOR EACH ROW EXECUTE FUNCTION cases.keep_history();
CREATE TRIGGER case_event_not_emptied BEFORE TRUNCATE ON cases.case_event FOR EACH STATEMENT EXECUTE FUNCTION cases.keep_history();

-- What applicant and officers wrote to each other; notes are for officers only.
create table cases.case_message (
  id uuid not null,
  case_id uuid not null,
  author_id uuid not null,
  is_officer boolean not null,
  is_note boolean not null,
  sealed_text text not null,
  at timestamp with time zone not null,
  constraint case_message_key PRIMARY KEY (id),
  constraint case_message_case FOREIGN KEY (case_id) REFERENCES cases."case"(id),
  constraint case_message_note_of_officer CHECK (is_officer OR NOT is_note)
);
CREATE INDEX case_message_of_case ON cases.case_message USING btree (case_id, id);

-- How an officer narrows and orders the queue, under a name of their own. Goes with their account.
create table cases.saved_view (
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  view jsonb not null,
  saved_at timestamp with time zone not null,
  constraint saved_view_key PRIMARY KEY (id),
  constraint saved_view_of_owner UNIQUE (owner_id, name),
  constraint saved_view_name_given CHECK (btrim(name) <> ''::text)
);

-- cases.count_samples() returns integer
--   How many invented cases there are.

-- cases.remove_samples(kept uuid[]) returns integer, as its owner
--   Removes invented cases with their histories, but for those that something real needs. No other case loses a line.

-- -------------------- comments --------------------

-- What people say about a thing of another domain, and replies to it. One that is erased stays while others have replied.
create table comments.comment (
  id uuid not null,
  subject_kind text not null,
  subject_id uuid not null,
  parent_id uuid,
  writer_id uuid,
  -- The invented writer of a sample.
  sample_name text,
  text text not null,
  state text not null,
  open_reports integer not null default 0,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  reason text,
  note text not null default ''::text,
  constraint comment_key PRIMARY KEY (id),
  constraint comment_parent FOREIGN KEY (parent_id) REFERENCES comments.comment(id),
  constraint comment_has_text CHECK (text <> ''::text OR state = 'removed'::text),
  constraint comment_reports_counted CHECK (open_reports >= 0),
  constraint comment_state_known CHECK (state = ANY (ARRAY['pending'::text, 'approved'::text, 'spam'::text, 'removed'::text])),
  constraint comment_written_by_one CHECK (writer_id IS NULL OR sample_name IS NULL)
);
CREATE INDEX comment_by_state ON comments.comment USING btree (state, id DESC);
CREATE INDEX comment_counted ON comments.comment USING btree (subject_kind, subject_id) WHERE state = 'approved'::text;
CREATE INDEX comment_newest ON comments.comment USING btree (subject_kind, subject_id, id DESC) WHERE parent_id IS NULL;
CREATE INDEX comment_of_writer ON comments.comment USING btree (writer_id, id DESC);
CREATE INDEX comment_replies ON comments.comment USING btree (parent_id, id);
CREATE INDEX comment_reported ON comments.comment USING btree (id DESC) WHERE open_reports > 0;
CREATE TRIGGER comment_follows_machine BEFORE INSERT OR UPDATE OF state ON comments.comment FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'pending', 'pending > approved spam removed', 'approved > spam removed', 'spam > approved removed');

-- What readers find wrong with a comment. A report alone hides nothing.
create table comments.report (
  comment_id uuid not null,
  reporter_id uuid not null,
  reason text not null,
  reported_at timestamp with time zone not null,
  is_settled boolean not null default false,
  constraint report_key PRIMARY KEY (comment_id, reporter_id),
  constraint report_comment FOREIGN KEY (comment_id) REFERENCES comments.comment(id) ON DELETE CASCADE
);
CREATE INDEX report_of_person ON comments.report USING btree (reporter_id, reported_at);

-- comments.count_samples() returns integer
--   How many invented comments there are.

-- comments.remove_samples(kept uuid[]) returns integer, as its owner
--   Removes invented comments, but for those to which a person has replied.

-- -------------------- connectors --------------------

-- One request to a wallet at another provider. Each column is filled in once that step is done, so any server can take the next
-- step. Rows are deleted 30 days after the request ended.
create table connectors.open_payment (
  -- Our name for the request: the payment and its attempt.
  reference text not null,
  payer_wallet text not null,
  created_at timestamp with time zone not null,
  -- One caller alone opens it.
  opened_at timestamp with time zone,
  incoming_url text,
  expires_at timestamp with time zone,
  page_url text,
  grant_url text,
  nonce text,
  server_nonce text,
  continue_url text,
  sealed_continue_token text,
  resource_url text,
  quote_url text,
  -- The word of the payer's wallet that they have agreed, kept only with the right hash.
  interact_ref text,
  continued_at timestamp with time zone,
  sealed_pay_token text,
  -- From here on the payer's wallet may have been told to pay: it is never told again, and the operator's own wallet is asked
  -- instead.
  sent_at timestamp with time zone,
  outgoing_url text,
  ended_at timestamp with time zone,
  failure text,
  constraint open_payment_pkey PRIMARY KEY (reference),
  constraint open_payment_agreed_on_page CHECK ((interact_ref IS NOT NULL) <= (page_url IS NOT NULL)),
  constraint open_payment_expires CHECK ((incoming_url IS NULL) = (expires_at IS NULL)),
  constraint open_payment_page_after_incoming CHECK ((page_url IS NOT NULL) <= (incoming_url IS NOT NULL)),
  constraint open_payment_page_whole CHECK (page_url IS NULL OR grant_url IS NOT NULL AND nonce IS NOT NULL AND server_nonce IS NOT NULL AND continue_url IS NOT NULL AND resource_url IS NOT NULL AND quote_url IS NOT NULL),
  constraint open_payment_paid_sent CHECK (failure IS NOT NULL OR ended_at IS NULL OR sent_at IS NOT NULL),
  constraint open_payment_sent_agreed CHECK ((sent_at IS NOT NULL) <= (interact_ref IS NOT NULL)),
  constraint open_payment_wallet_length CHECK (char_length(payer_wallet) >= 1 AND char_length(payer_wallet) <= 200)
);
CREATE INDEX open_payment_by_age ON connectors.open_payment USING btree (created_at);

-- -------------------- contact --------------------

-- How many messages came from a network lately; a keyed mark, not the address. Forgotten after an hour.
create table contact.sending (
  network_mark text not null,
  at timestamp with time zone not null
);
CREATE INDEX sending_network ON contact.sending USING btree (network_mark, at);

-- The code that shows whoever wrote how far their message is. The next one ends the one before.
create table contact.status_code (
  ticket_id uuid not null,
  code_hash text not null,
  attempts_left smallint not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint status_code_pkey PRIMARY KEY (ticket_id),
  constraint status_code_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES contact.ticket(id) ON DELETE CASCADE,
  constraint status_code_attempts CHECK (attempts_left >= 0)
);

-- Who wrote to the people who run the platform, and where an answer goes. Its case has the same id. Deleted a year after it was
-- solved.
create table contact.ticket (
  id uuid not null,
  reference text not null,
  name text not null,
  -- In lower case. Whoever has confirmed this address sees the message among their own.
  email text not null,
  topic text not null,
  language text not null,
  created_at timestamp with time zone not null,
  constraint ticket_pkey PRIMARY KEY (id),
  constraint ticket_reference_unique UNIQUE (reference),
  constraint ticket_reference_form CHECK (reference ~ '^EG-[0-9A-Z]{4}-[0-9A-Z]{4}$'::text)
);
CREATE INDEX ticket_email ON contact.ticket USING btree (email);

-- -------------------- desk --------------------

-- Who wants to be told when a service opens. Deleted once they were told.
create table desk.wish (
  user_id uuid not null,
  service text not null,
  wished_at timestamp with time zone not null,
  constraint wish_key PRIMARY KEY (user_id, service)
);
CREATE INDEX wish_service ON desk.wish USING btree (service);

-- -------------------- developers --------------------

-- Keys with which programs call the API for their owner. The key itself is kept nowhere: secret_hash is keyed, hint shows its
-- end.
create table developers.api_key (
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  is_live boolean not null,
  secret_hash bytea not null,
  hint text not null,
  scopes text[] not null,
  networks text[] not null,
  refund_asset text,
  refund_per_day bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  -- Who made it, for themselves or for their business: while their own money is held, it gives nothing out of the wallet of the
  -- business. Null: made before this was kept, or as a sample.
  made_by uuid,
  constraint api_key_pkey PRIMARY KEY (id),
  constraint api_key_expires_later CHECK (expires_at > created_at),
  constraint api_key_name_length CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  constraint api_key_networks_few CHECK (cardinality(networks) <= 10),
  constraint api_key_refund_positive CHECK (refund_per_day > 0),
  constraint api_key_refund_whole CHECK ((refund_asset IS NULL) = (refund_per_day IS NULL)),
  constraint api_key_scopes_some CHECK (cardinality(scopes) >= 1 AND cardinality(scopes) <= 20),
  constraint api_key_secret_length CHECK (octet_length(secret_hash) = 32)
);
CREATE INDEX api_key_by_owner ON developers.api_key USING btree (owner_id, id DESC);
CREATE UNIQUE INDEX api_key_by_secret ON developers.api_key USING btree (secret_hash);
CREATE TRIGGER api_key_keeps BEFORE UPDATE ON developers.api_key FOR EACH ROW EXECUTE FUNCTION developers.keep_key();

-- One event on its way to one webhook. next_at is when it is tried again; null where it has arrived or nobody tries any more.
create table developers.delivery (
  id uuid not null,
  event_id uuid not null,
  webhook_id uuid not null,
  owner_id uuid not null,
  attempts integer not null default 0,
  created_at timestamp with time zone not null,
  next_at timestamp with time zone,
  last_at timestamp with time zone,
  last_result text,
  delivered_at timestamp with time zone,
  constraint delivery_pkey PRIMARY KEY (id),
  constraint delivery_once UNIQUE (event_id, webhook_id),
  constraint delivery_event_fkey FOREIGN KEY (event_id) REFERENCES developers.event(id) ON DELETE CASCADE,
  constraint delivery_webhook_fkey FOREIGN KEY (webhook_id) REFERENCES developers.webhook(id),
  constraint delivery_attempts_known CHECK ((attempts = 0) = (last_at IS NULL)),
  constraint delivery_result_length CHECK (char_length(last_result) <= 20)
);
CREATE INDEX delivery_by_webhook ON developers.delivery USING btree (webhook_id, id DESC);
CREATE INDEX delivery_not_arrived ON developers.delivery USING btree (webhook_id, id DESC) WHERE delivered_at IS NULL OR next_at IS NOT NULL;

-- What happened to a merchant's payments, kept for 30 days.
create table developers.event (
  id uuid not null,
  owner_id uuid not null,
  is_live boolean not null,
  type text not null,
  object jsonb not null,
  at timestamp with time zone not null,
  constraint event_pkey PRIMARY KEY (id),
  constraint event_type_length CHECK (char_length(type) >= 1 AND char_length(type) <= 60)
);
CREATE INDEX event_by_age ON developers.event USING btree (at);
CREATE INDEX event_by_mode ON developers.event USING btree (owner_id, is_live, id DESC);
CREATE INDEX event_by_owner ON developers.event USING btree (owner_id, id DESC);
CREATE INDEX event_by_type ON developers.event USING btree (owner_id, type, id DESC);

-- What API keys asked for, kept for 30 days: the pattern of the address and the answer's status, never an address, a body, a
-- header or a secret.
create table developers.request (
  id uuid not null,
  owner_id uuid not null,
  key_id uuid not null,
  is_live boolean not null,
  method text not null,
  route text not null,
  status integer not null,
  code text,
  duration_ms integer not null,
  request_id text not null,
  at timestamp with time zone not null,
  constraint request_pkey PRIMARY KEY (id),
  constraint request_duration_positive CHECK (duration_ms >= 0),
  constraint request_lengths CHECK (char_length(method) <= 10 AND char_length(route) <= 200 AND char_length(code) <= 60 AND char_length(request_id) <= 100),
  constraint request_status_range CHECK (status >= 100 AND status <= 599)
);
CREATE INDEX request_by_age ON developers.request USING btree (at);
CREATE INDEX request_by_key ON developers.request USING btree (key_id, id DESC);
CREATE INDEX request_by_owner ON developers.request USING btree (owner_id, id DESC);
CREATE INDEX request_refused ON developers.request USING btree (owner_id, id DESC) WHERE status >= 400;

-- Where a merchant wants to hear of events. Its secret signs each message; after a rotation the old one signs too until it ends.
create table developers.webhook (
  id uuid not null,
  owner_id uuid not null,
  url text not null,
  is_live boolean not null,
  sealed_secret text not null,
  sealed_old_secret text,
  old_secret_ends_at timestamp with time zone,
  created_at timestamp with time zone not null,
  disabled_at timestamp with time zone,
  disabled_why text,
  -- The types of events that it is told of; null: all, also those that come later.
  events text[],
  constraint webhook_pkey PRIMARY KEY (id),
  constraint webhook_disabled_known CHECK (disabled_why = ANY (ARRAY['owner'::text, 'gone'::text, 'failing'::text])),
  constraint webhook_disabled_whole CHECK ((disabled_at IS NULL) = (disabled_why IS NULL)),
  constraint webhook_events_some CHECK (cardinality(events) > 0),
  constraint webhook_old_secret_whole CHECK ((sealed_old_secret IS NULL) = (old_secret_ends_at IS NULL)),
  constraint webhook_url_length CHECK (char_length(url) >= 1 AND char_length(url) <= 500)
);
CREATE INDEX webhook_by_owner ON developers.webhook USING btree (owner_id, id DESC);

-- -------------------- disbursements --------------------

-- Money of a fund that is promised, such as an award. It lies in an account of its own in the ledger.
create table disbursements.commitment (
  id uuid not null,
  fund_id uuid not null,
  asset text not null,
  amount_minor bigint not null,
  -- What went back to the budget of the fund.
  released_minor bigint not null default 0,
  made_at timestamp with time zone not null,
  constraint commitment_key PRIMARY KEY (id),
  constraint commitment_positive CHECK (amount_minor > 0),
  constraint commitment_released_within CHECK (released_minor >= 0 AND released_minor <= amount_minor)
);
CREATE INDEX commitment_of_fund ON disbursements.commitment USING btree (fund_id, id);

-- One payment to one person. Its id is the key under which the wallet pays it once.
create table disbursements.disbursement (
  id uuid not null,
  envelope_id uuid not null,
  position integer not null,
  -- What it is paid for, as the domain that made the envelope names it: a milestone, a week of support.
  subject uuid not null,
  user_id uuid not null,
  amount_minor bigint not null,
  state text not null,
  attempts integer not null default 0,
  reason text,
  next_try_at timestamp with time zone,
  transfer_id uuid,
  tried_at timestamp with time zone,
  -- What was taken back of it by a reversal, without the consent that a returned payment needs.
  recovered_minor bigint not null default 0,
  -- The business into whose wallet it is paid; null where the person is paid. The person acts for it.
  organisation_id uuid,
  constraint disbursement_key PRIMARY KEY (id),
  constraint disbursement_place UNIQUE (envelope_id, "position"),
  constraint disbursement_envelope FOREIGN KEY (envelope_id) REFERENCES disbursements.envelope(id),
  constraint disbursement_failed_why CHECK (state <> 'failed'::text OR reason IS NOT NULL),
  constraint disbursement_paid_once CHECK ((state = ANY (ARRAY['paid'::text, 'returned'::text])) = (transfer_id IS NOT NULL)),
  constraint disbursement_position_counted CHECK ("position" > 0),
  constraint disbursement_positive CHECK (amount_minor > 0),
  constraint disbursement_recovered_if_paid CHECK (recovered_minor = 0 OR state = 'paid'::text),
  constraint disbursement_recovered_within CHECK (recovered_minor >= 0 AND recovered_minor <= amount_minor),
  constraint disbursement_state_known CHECK (state = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text, 'returned'::text, 'cancelled'::text]))
);
CREATE INDEX disbursement_failed ON disbursements.disbursement USING btree (next_try_at) WHERE state = 'failed'::text AND next_try_at IS NOT NULL;
CREATE INDEX disbursement_pending ON disbursements.disbursement USING btree (envelope_id, "position") WHERE state = 'pending'::text;
CREATE UNIQUE INDEX disbursement_subject_once ON disbursements.disbursement USING btree (subject) WHERE state <> 'cancelled'::text;
CREATE TRIGGER disbursement_follows_machine BEFORE INSERT OR UPDATE OF state ON disbursements.disbursement FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'pending', 'pending > paid failed cancelled', 'failed > pending', 'paid > returned');

-- Payments that are approved and paid together, with the totals that their maker stated.
create table disbursements.envelope (
  id uuid not null,
  fund_id uuid not null,
  -- Null where the money comes from the budget itself.
  commitment_id uuid,
  purpose text not null,
  title text not null,
  asset text not null,
  control_count integer not null,
  control_minor bigint not null,
  state text not null,
  -- Null where the platform made it.
  requested_by uuid,
  is_sample boolean not null default false,
  made_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  -- Who decided what it pays for: they do not approve its payment.
  decided_by uuid[] not null default '{}'::uuid[],
  constraint envelope_key PRIMARY KEY (id),
  constraint envelope_commitment FOREIGN KEY (commitment_id) REFERENCES disbursements.commitment(id),
  constraint envelope_count_positive CHECK (control_count > 0),
  constraint envelope_purpose_known CHECK (purpose = ANY (ARRAY['grant'::text, 'support'::text])),
  constraint envelope_state_known CHECK (state = ANY (ARRAY['received'::text, 'insufficient'::text, 'blocked'::text, 'shipping'::text, 'shipped'::text, 'closed'::text, 'cancelled'::text])),
  constraint envelope_sum_positive CHECK (control_minor > 0)
);
CREATE INDEX envelope_newest ON disbursements.envelope USING btree (id DESC);
CREATE INDEX envelope_of_fund ON disbursements.envelope USING btree (fund_id, id DESC);
CREATE INDEX envelope_to_end ON disbursements.envelope USING btree (changed_at) WHERE state = ANY (ARRAY['insufficient'::text, 'shipping'::text, 'shipped'::text]);
CREATE TRIGGER envelope_follows_machine BEFORE INSERT OR UPDATE OF state ON disbursements.envelope FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'received', 'received > blocked insufficient', 'insufficient > blocked cancelled', 'blocked > shipping cancelled', 'shipping > shipped', 'shipped > shipping closed');

-- Money of the operator that was brought into the budget of a fund. The ledger holds the transfer.
create table disbursements.filling (
  id uuid not null,
  fund_id uuid not null,
  asset text not null,
  amount_minor bigint not null,
  -- Null where a demonstration brought play money in.
  proposed_by uuid,
  approved_by uuid,
  filled_at timestamp with time zone not null,
  constraint filling_key PRIMARY KEY (id),
  constraint filling_by_two CHECK (proposed_by IS DISTINCT FROM approved_by OR proposed_by IS NULL),
  constraint filling_positive CHECK (amount_minor > 0)
);
CREATE INDEX filling_of_fund ON disbursements.filling USING btree (fund_id, id DESC);

-- What a person has to return to a fund. What is still owed lies in an account of its own in the ledger, under the same id.
create table disbursements.recovery (
  id uuid not null,
  fund_id uuid not null,
  user_id uuid not null,
  asset text not null,
  amount_minor bigint not null,
  -- What came back: taken from the wallet, or paid back later.
  returned_minor bigint not null default 0,
  made_at timestamp with time zone not null,
  -- What later payments were made smaller by: that money never left the fund.
  held_back_minor bigint not null default 0,
  -- What is no longer asked for, after an appeal.
  given_up_minor bigint not null default 0,
  constraint recovery_key PRIMARY KEY (id),
  constraint recovery_positive CHECK (amount_minor > 0),
  constraint recovery_returned_within CHECK (returned_minor >= 0 AND held_back_minor >= 0 AND given_up_minor >= 0 AND (returned_minor + held_back_minor + given_up_minor) <= amount_minor)
);
CREATE INDEX recovery_of_fund ON disbursements.recovery USING btree (fund_id, id);

-- -------------------- documents --------------------

-- A person's own papers. Each has one version at least.
create table documents.document (
  id uuid not null,
  owner_id uuid not null,
  kind text not null,
  -- The day on which it ends; null where it does not, or nobody said.
  expires_on date,
  created_at timestamp with time zone not null,
  -- When its owner deleted it. Only the versions that were given to a case are left then.
  removed_at timestamp with time zone,
  constraint document_key PRIMARY KEY (id),
  constraint document_kind_known CHECK (kind = ANY (ARRAY['id_card'::text, 'passport'::text, 'proof_of_address'::text, 'certificate'::text, 'cv'::text, 'other'::text]))
);
CREATE INDEX document_end ON documents.document USING btree (expires_on) WHERE expires_on IS NOT NULL;
CREATE INDEX document_owner ON documents.document USING btree (owner_id, id);

-- Versions that owners gave to a case with the form they sent. The officers who may read the case may open them.
create table documents.giving (
  case_id uuid not null,
  document_id uuid not null,
  number integer not null,
  owner_id uuid not null,
  given_at timestamp with time zone not null,
  constraint giving_key PRIMARY KEY (case_id, document_id),
  constraint giving_version FOREIGN KEY (document_id, number) REFERENCES documents.version(document_id, number) ON DELETE CASCADE
);
CREATE INDEX giving_document ON documents.giving USING btree (document_id);

-- Officers who asked for a link to a given file: for which case, and until when they may open it.
create table documents.lending (
  file_id uuid not null,
  reader_id uuid not null,
  case_id uuid not null,
  document_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint lending_key PRIMARY KEY (file_id, reader_id),
  constraint lending_giving FOREIGN KEY (case_id, document_id) REFERENCES documents.giving(case_id, document_id) ON DELETE CASCADE
);
CREATE INDEX lending_end ON documents.lending USING btree (expires_at);
CREATE INDEX lending_giving ON documents.lending USING btree (case_id, document_id);

-- Who opened which version and when. Goes with the document.
create table documents.opening (
  id uuid not null,
  document_id uuid not null,
  number integer not null,
  opened_by uuid not null,
  opened_at timestamp with time zone not null,
  -- The case for which an officer opened it; null where its owner did.
  case_id uuid,
  constraint opening_key PRIMARY KEY (id),
  constraint opening_version FOREIGN KEY (document_id, number) REFERENCES documents.version(document_id, number) ON DELETE CASCADE
);
CREATE INDEX opening_document ON documents.opening USING btree (document_id, id);

-- Reminders that were sent: each once for a document and a day on which it ends.
create table documents.reminder (
  document_id uuid not null,
  expires_on date not null,
  days integer not null,
  constraint reminder_key PRIMARY KEY (document_id, expires_on, days),
  constraint reminder_document FOREIGN KEY (document_id) REFERENCES documents.document(id) ON DELETE CASCADE
);

-- The files of documents. The bytes are the platform's, under the file's id.
create table documents.version (
  document_id uuid not null,
  number integer not null,
  owner_id uuid not null,
  file_id uuid not null,
  media_type text not null,
  size_bytes bigint not null,
  scan text not null,
  -- The same for the same content of the same person: a paper is stored once. Null once its document was deleted.
  twin bytea,
  -- As the sender called the file; sealed for the row of this document and number.
  sealed_name text not null,
  added_at timestamp with time zone not null,
  constraint version_key PRIMARY KEY (document_id, number),
  constraint version_file_once UNIQUE (file_id),
  constraint version_twin UNIQUE (owner_id, twin),
  constraint version_document FOREIGN KEY (document_id) REFERENCES documents.document(id) ON DELETE CASCADE,
  constraint version_number_counted CHECK (number > 0),
  constraint version_scan_known CHECK (scan = ANY (ARRAY['clean'::text, 'not_scanned'::text])),
  constraint version_size_positive CHECK (size_bytes > 0)
);

-- -------------------- exchange --------------------
-- Conversions between currencies. Balances and transfers themselves are in the ledger.

-- What a conversion was offered at: locked until it expires, good for one conversion. Amounts are minor units, the fee is part of
-- the source; rates are exact fractions of major units.
create table exchange.quote (
  id uuid not null,
  user_id uuid not null,
  from_asset text not null,
  to_asset text not null,
  side text not null,
  source bigint not null,
  fee bigint not null,
  target bigint not null,
  rate_numerator numeric not null,
  rate_denominator numeric not null,
  mid_numerator numeric not null,
  mid_denominator numeric not null,
  fee_bps integer not null,
  rate_source text not null,
  is_sample boolean not null,
  rate_as_of timestamp with time zone not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  conversion_id uuid,
  -- When a newer quote of the same two currencies took its place.
  voided_at timestamp with time zone,
  -- The payment to somebody that it became; conversion_id where it became a conversion of the person's own.
  transfer_id uuid,
  constraint quote_pkey PRIMARY KEY (id),
  constraint quote_amounts_range CHECK (source >= 1 AND source <= '4000000000000000000'::bigint AND target >= 1 AND target <= '4000000000000000000'::bigint AND fee >= 0 AND fee < source),
  constraint quote_fee_range CHECK (fee_bps >= 0 AND fee_bps <= 9999),
  constraint quote_rate_positive CHECK (rate_numerator > 0::numeric AND rate_denominator > 0::numeric AND mid_numerator > 0::numeric AND mid_denominator > 0::numeric),
  constraint quote_side_known CHECK (side = ANY (ARRAY['source'::text, 'target'::text])),
  constraint quote_two_currencies CHECK (from_asset <> to_asset),
  constraint quote_used_or_voided CHECK (used_at IS NULL OR voided_at IS NULL),
  constraint quote_used_whole CHECK ((used_at IS NULL) = (num_nonnulls(conversion_id, transfer_id) = 0) AND num_nonnulls(conversion_id, transfer_id) <= 1)
);
CREATE INDEX quote_age ON exchange.quote USING btree (expires_at);
-- One offer a person and pair, whichever the direction: many at once would be a free choice among prices.
CREATE UNIQUE INDEX quote_one_open ON exchange.quote USING btree (user_id, LEAST(from_asset, to_asset), GREATEST(from_asset, to_asset)) WHERE used_at IS NULL AND voided_at IS NULL;

-- -------------------- forms --------------------

-- What a person has answered in a form and not sent yet. Once sent, the answers are where they were sent to.
create table forms.draft (
  id uuid not null,
  form text not null,
  form_version integer not null,
  -- Who began it.
  owner_id uuid not null,
  sealed_answers text,
  -- Grows with each save: who saves another one than they have read is told.
  version integer not null,
  saved_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  reminded_days integer,
  sent_at timestamp with time zone,
  -- What came of it, for whoever sends it a second time.
  submission_id uuid,
  -- For which organisation it is filled in: then its members share it. Null: for its owner.
  organisation_id uuid,
  -- What its answers change, where the form may change something that is there. Null: something new comes of it.
  subject_id uuid,
  constraint draft_key PRIMARY KEY (id),
  constraint draft_expires_later CHECK (expires_at > saved_at),
  constraint draft_form_version_counted CHECK (form_version > 0),
  constraint draft_sent_is_empty CHECK ((sent_at IS NULL) = (sealed_answers IS NOT NULL)),
  constraint draft_sent_whole CHECK ((sent_at IS NULL) = (submission_id IS NULL)),
  constraint draft_version_counted CHECK (version > 0)
);
CREATE INDEX draft_end ON forms.draft USING btree (expires_at);
CREATE UNIQUE INDEX draft_open ON forms.draft USING btree (owner_id, form, subject_id) NULLS NOT DISTINCT WHERE sent_at IS NULL AND organisation_id IS NULL;
CREATE UNIQUE INDEX draft_open_for ON forms.draft USING btree (organisation_id, form, subject_id) NULLS NOT DISTINCT WHERE sent_at IS NULL AND organisation_id IS NOT NULL;

-- Papers that members have put into a draft of their organisation, each their own: a colleague who sends the draft gives these
-- too.
create table forms.offered_paper (
  draft_id uuid not null,
  document_id uuid not null,
  owner_id uuid not null,
  offered_at timestamp with time zone not null,
  constraint offered_paper_key PRIMARY KEY (draft_id, document_id),
  constraint offered_paper_draft FOREIGN KEY (draft_id) REFERENCES forms.draft(id) ON DELETE CASCADE
);
CREATE INDEX offered_paper_owner ON forms.offered_paper USING btree (owner_id);

-- -------------------- fraud --------------------

-- What a rule found, beside its case in cases.case: one for each rule, person and UTC day.
create table fraud.alert (
  case_id uuid not null,
  rule text not null,
  -- Whose payments they are: the possible victim of new_device, the person who passed money on of passed_on.
  user_id uuid not null,
  day date not null,
  -- What the rule saw, from which its sentence is made in the reader's language.
  facts jsonb not null,
  outcome text,
  is_sample boolean not null,
  raised_at timestamp with time zone not null,
  constraint alert_key PRIMARY KEY (case_id),
  constraint alert_once_a_day UNIQUE (rule, user_id, day),
  constraint alert_outcome_known CHECK (outcome = ANY (ARRAY['confirmed'::text, 'dismissed'::text])),
  constraint alert_rule_known CHECK (rule = ANY (ARRAY['new_device'::text, 'passed_on'::text]))
);
CREATE TRIGGER alert_keeps_sample_mark BEFORE UPDATE OF is_sample ON fraud.alert FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- The payments that an alert rests on, which outlast fraud.payment.
create table fraud.alert_payment (
  case_id uuid not null,
  transfer_id uuid not null,
  payer_id uuid not null,
  payee_id uuid not null,
  asset text not null,
  amount bigint not null,
  arrived_asset text not null,
  arrived_amount bigint not null,
  paid_at timestamp with time zone not null,
  constraint alert_payment_key PRIMARY KEY (case_id, transfer_id),
  constraint alert_payment_alert FOREIGN KEY (case_id) REFERENCES fraud.alert(case_id)
);
CREATE INDEX alert_payment_payee ON fraud.alert_payment USING btree (payee_id);
CREATE INDEX alert_payment_payer ON fraud.alert_payment USING btree (payer_id);

-- Browsers from which people signed in, as keyed hashes of their kind without versions: they tell a new one from those before.
create table fraud.browser (
  user_id uuid not null,
  key_hash bytea not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint browser_key PRIMARY KEY (user_id, key_hash),
  constraint browser_hash_length CHECK (octet_length(key_hash) = 32)
);
CREATE INDEX browser_age ON fraud.browser USING btree (last_seen_at);

-- Money that officers keep back from a person because of one payment. The money itself is held in the ledger.
create table fraud.hold (
  id uuid not null,
  case_id uuid not null,
  transfer_id uuid not null,
  owner_id uuid not null,
  asset text not null,
  amount bigint not null,
  placed_at timestamp with time zone not null,
  until timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  -- What the owner of the money says to it.
  sealed_answer text,
  answered_at timestamp with time zone,
  -- When the hold ends unless a second officer has confirmed it.
  confirm_by timestamp with time zone,
  confirmed_at timestamp with time zone,
  constraint hold_key PRIMARY KEY (id),
  constraint hold_amount_positive CHECK (amount > 0),
  constraint hold_answer_whole CHECK ((sealed_answer IS NULL) = (answered_at IS NULL)),
  constraint hold_end_known CHECK (end_reason = ANY (ARRAY['expired'::text, 'released'::text, 'decided'::text, 'unconfirmed'::text])),
  constraint hold_end_whole CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  constraint hold_until_later CHECK (until > placed_at)
);
CREATE INDEX hold_by_owner ON fraud.hold USING btree (owner_id);
CREATE INDEX hold_of_case ON fraud.hold USING btree (case_id, id);
CREATE INDEX hold_of_owner ON fraud.hold USING btree (owner_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX hold_open_payment ON fraud.hold USING btree (transfer_id) WHERE ended_at IS NULL;
CREATE INDEX hold_unconfirmed ON fraud.hold USING btree (confirm_by) WHERE ended_at IS NULL AND confirmed_at IS NULL;

-- Who did what to a hold, in order, and why. Only ever added to.
create table fraud.hold_act (
  hold_id uuid not null,
  number integer not null,
  act text not null,
  actor_id uuid,
  sealed_reason text,
  at timestamp with time zone not null,
  constraint hold_act_key PRIMARY KEY (hold_id, number),
  constraint hold_act_hold FOREIGN KEY (hold_id) REFERENCES fraud.hold(id),
  constraint hold_act_by_person CHECK ((act = ANY (ARRAY['expired'::text, 'unconfirmed'::text])) = (actor_id IS NULL)),
  constraint hold_act_known CHECK (act = ANY (ARRAY['placed'::text, 'confirmed'::text, 'prolonged'::text, 'released'::text, 'decided'::text, 'expired'::text, 'unconfirmed'::text]))
);

-- The holds in the ledger of which a hold is made: one for each account of the person.
create table fraud.hold_part (
  ledger_hold_id uuid not null,
  hold_id uuid not null,
  amount bigint not null,
  ended_at timestamp with time zone,
  constraint hold_part_key PRIMARY KEY (ledger_hold_id),
  constraint hold_part_hold FOREIGN KEY (hold_id) REFERENCES fraud.hold(id)
);
CREATE INDEX hold_part_of_hold ON fraud.hold_part USING btree (hold_id);

-- Payments between people of the last 30 days, for the rules that raise alerts and for holds. The ledger keeps the money.
create table fraud.payment (
  transfer_id uuid not null,
  payer_id uuid not null,
  payee_id uuid not null,
  asset text not null,
  amount bigint not null,
  arrived_asset text not null,
  arrived_amount bigint not null,
  paid_at timestamp with time zone not null,
  constraint payment_key PRIMARY KEY (transfer_id),
  constraint payment_amount_positive CHECK (amount > 0),
  constraint payment_arrived_positive CHECK (arrived_amount > 0),
  constraint payment_two_people CHECK (payer_id <> payee_id)
);
CREATE INDEX payment_age ON fraud.payment USING btree (paid_at);
CREATE INDEX payment_of_payee ON fraud.payment USING btree (payee_id, paid_at);
CREATE INDEX payment_of_payer ON fraud.payment USING btree (payer_id, paid_at);

-- A report of fraud, beside its case in cases.case.
create table fraud.report (
  case_id uuid not null,
  reporter_id uuid not null,
  category text not null,
  is_money_moving boolean not null,
  is_sample boolean not null,
  outcome text,
  reported_at timestamp with time zone not null,
  job_id uuid,
  constraint report_key PRIMARY KEY (case_id),
  constraint report_category_known CHECK (category = ANY (ARRAY['payment'::text, 'account'::text, 'impersonation'::text, 'message'::text, 'job'::text, 'grant'::text, 'business'::text, 'other'::text])),
  constraint report_outcome_known CHECK (outcome = ANY (ARRAY['action_taken'::text, 'unfounded'::text, 'referred'::text]))
);
CREATE INDEX report_of_reporter ON fraud.report USING btree (reporter_id, reported_at);
CREATE TRIGGER report_keeps_sample_mark BEFORE UPDATE OF is_sample ON fraud.report FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- What a report names: links, numbers, addresses, as keyed hashes, which find reports in common and tell nothing else.
create table fraud.trace (
  case_id uuid not null,
  kind text not null,
  key_hash bytea not null,
  constraint trace_key PRIMARY KEY (case_id, kind, key_hash),
  constraint trace_report FOREIGN KEY (case_id) REFERENCES fraud.report(case_id),
  constraint trace_hash_length CHECK (octet_length(key_hash) = 32),
  constraint trace_kind_known CHECK (kind = ANY (ARRAY['link'::text, 'email'::text, 'phone'::text, 'account'::text, 'username'::text, 'person'::text, 'organisation'::text]))
);
CREATE INDEX trace_found ON fraud.trace USING btree (key_hash, kind);

-- fraud.count_samples() returns integer
--   How many invented reports and alerts there are.

-- fraud.remove_samples(kept uuid[]) returns integer, as its owner
--   Removes invented reports and alerts, but for those that something real needs.

-- -------------------- funds --------------------

-- A wealth fund in which people hold units. Its money and its units lie in the ledger under its id.
create table funds.fund (
  id uuid not null,
  slug text not null,
  asset text not null,
  is_sample boolean not null default false,
  opened_at timestamp with time zone not null,
  constraint fund_key PRIMARY KEY (id),
  constraint fund_slug_key UNIQUE (slug)
);
CREATE TRIGGER fund_keeps_sample_mark BEFORE UPDATE OF is_sample ON funds.fund FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- Money of a fund that was moved into its investments or back, by two people. The ledger has both sides.
create table funds.placement (
  id uuid not null,
  fund_id uuid not null,
  direction text not null,
  amount_minor bigint not null,
  proposed_by uuid not null,
  approved_by uuid not null,
  -- A valuation for a cut-off before it adds it to what was stated: the statement cannot know it.
  moved_at timestamp with time zone not null,
  constraint placement_key PRIMARY KEY (id),
  constraint placement_of FOREIGN KEY (fund_id) REFERENCES funds.fund(id),
  constraint placement_amount_positive CHECK (amount_minor > 0),
  constraint placement_by_two CHECK (approved_by <> proposed_by),
  constraint placement_direction_known CHECK (direction = ANY (ARRAY['invest'::text, 'divest'::text]))
);
CREATE INDEX placement_in_time ON funds.placement USING btree (fund_id, moved_at);
CREATE TRIGGER placement_kept BEFORE DELETE OR UPDATE ON funds.placement FOR EACH ROW EXECUTE FUNCTION funds.keep_cash_moves();
CREATE TRIGGER placement_not_emptied BEFORE TRUNCATE ON funds.placement FOR EACH STATEMENT EXECUTE FUNCTION funds.keep_cash_moves();

-- Whose units of a fund lie in the ledger under this id.
create table funds.position (
  id uuid not null,
  fund_id uuid not null,
  user_id uuid not null,
  opened_at timestamp with time zone not null,
  constraint position_key PRIMARY KEY (id),
  constraint position_once UNIQUE (user_id, fund_id),
  constraint position_in FOREIGN KEY (fund_id) REFERENCES funds.fund(id)
);

-- What a fund gave to the budget of a programme, by two people, within what may be spent in the year.
create table funds.spending (
  id uuid not null,
  fund_id uuid not null,
  -- The programme, as it is known to those who keep budgets.
  budget_id uuid not null,
  year integer not null,
  amount_minor bigint not null,
  proposed_by uuid not null,
  approved_by uuid not null,
  spent_at timestamp with time zone not null,
  constraint spending_key PRIMARY KEY (id),
  constraint spending_of FOREIGN KEY (fund_id) REFERENCES funds.fund(id),
  constraint spending_amount_positive CHECK (amount_minor > 0),
  constraint spending_by_two CHECK (approved_by <> proposed_by),
  constraint spending_in_its_year CHECK (year = EXTRACT(year FROM (spent_at AT TIME ZONE 'utc'::text))::integer)
);
CREATE INDEX spending_in_year ON funds.spending USING btree (fund_id, year);
CREATE TRIGGER spending_kept BEFORE DELETE OR UPDATE ON funds.spending FOR EACH ROW EXECUTE FUNCTION funds.keep_cash_moves();
CREATE TRIGGER spending_not_emptied BEFORE TRUNCATE ON funds.spending FOR EACH STATEMENT EXECUTE FUNCTION funds.keep_cash_moves();

-- What a person asked for before the price was known: to buy units for an amount, or to give units back. Priced at the first
-- valuation from its cut-off on.
create table funds.unit_order (
  id uuid not null,
  fund_id uuid not null,
  user_id uuid not null,
  side text not null,
  state text not null,
  amount_minor bigint,
  units_micro bigint,
  -- The money of a purchase, set aside in the wallet of the person.
  hold_id uuid,
  cut_off timestamp with time zone not null,
  valuation_id uuid,
  -- Why it was refused, or why it still waits for its money.
  reason text,
  is_sample boolean not null default false,
  placed_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint unit_order_key PRIMARY KEY (id),
  constraint unit_order_of FOREIGN KEY (fund_id) REFERENCES funds.fund(id),
  constraint unit_order_priced_by FOREIGN KEY (valuation_id) REFERENCES funds.valuation(id),
  constraint unit_order_amount_positive CHECK (amount_minor > 0),
  constraint unit_order_asks CHECK (
CASE side
    WHEN 'buy'::text THEN amount_minor IS NOT NULL AND hold_id IS NOT NULL
    ELSE units_micro IS NOT NULL
END),
  constraint unit_order_before_cut_off CHECK (placed_at < cut_off),
  constraint unit_order_priced_when CHECK ((state = ANY (ARRAY['waiting'::text, 'cancelled'::text])) = (valuation_id IS NULL)),
  constraint unit_order_settled_when CHECK (state <> 'settled'::text OR amount_minor IS NOT NULL AND units_micro IS NOT NULL),
  constraint unit_order_side_known CHECK (side = ANY (ARRAY['buy'::text, 'redeem'::text])),
  constraint unit_order_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'priced'::text, 'settled'::text, 'refused'::text, 'cancelled'::text])),
  constraint unit_order_units_positive CHECK (units_micro > 0)
);
CREATE INDEX unit_order_of_person ON funds.unit_order USING btree (user_id, id DESC);
CREATE INDEX unit_order_open ON funds.unit_order USING btree (fund_id, state, id) WHERE state = ANY (ARRAY['waiting'::text, 'priced'::text]);
CREATE INDEX unit_order_priced ON funds.unit_order USING btree (valuation_id) WHERE valuation_id IS NOT NULL;
CREATE TRIGGER unit_order_follows_machine BEFORE INSERT OR UPDATE OF state ON funds.unit_order FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'waiting', 'waiting > priced cancelled', 'priced > settled refused');
CREATE TRIGGER unit_order_keeps_sample_mark BEFORE UPDATE OF is_sample ON funds.unit_order FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- What a fund was worth at a cut-off, and the price of a unit that follows. Published by two people, never changed.
create table funds.valuation (
  id uuid not null,
  fund_id uuid not null,
  cut_off timestamp with time zone not null,
  assets_minor bigint not null,
  liabilities_minor bigint not null,
  -- Millionths of units that were out before the orders of this cut-off.
  units_micro bigint not null,
  -- Of one unit, in millionths of the currency of the fund.
  price_micro bigint not null,
  -- Null in a demonstration.
  proposed_by uuid,
  approved_by uuid,
  is_sample boolean not null default false,
  published_at timestamp with time zone not null,
  constraint valuation_key PRIMARY KEY (id),
  constraint valuation_once UNIQUE (fund_id, cut_off),
  constraint valuation_of FOREIGN KEY (fund_id) REFERENCES funds.fund(id),
  constraint valuation_after_cut_off CHECK (published_at >= cut_off),
  constraint valuation_assets_not_negative CHECK (assets_minor >= 0),
  constraint valuation_by_two CHECK (approved_by IS DISTINCT FROM proposed_by OR approved_by IS NULL AND is_sample),
  constraint valuation_liabilities_not_negative CHECK (liabilities_minor >= 0),
  constraint valuation_price_positive CHECK (price_micro > 0),
  constraint valuation_units_not_negative CHECK (units_micro >= 0)
);
CREATE TRIGGER valuation_kept BEFORE DELETE OR UPDATE ON funds.valuation FOR EACH ROW EXECUTE FUNCTION funds.keep_valuations();
CREATE TRIGGER valuation_not_emptied BEFORE TRUNCATE ON funds.valuation FOR EACH STATEMENT EXECUTE FUNCTION funds.keep_valuations();

-- funds.count_samples() returns integer
--   How many invented valuations and orders there are.

-- funds.remove_samples(kept uuid[]) returns integer, as its owner
--   Removes invented valuations at which nothing was bought or given back.

-- -------------------- grant_programmes --------------------

-- A programme as people make it: its answers, its state and its present round. Once it is published, grants.programme has it
-- under the same id.
create table grant_programmes.plan (
  id uuid not null,
  state text not null,
  version integer not null default 1,
  slug text not null,
  language text not null,
  -- Of the form grants.programme-plan. They never change once it is published.
  answers jsonb not null,
  round smallint not null default 1,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  made_by uuid not null,
  organisation_id uuid,
  -- The first of the two people who publish it.
  endorsed_by uuid,
  published_by uuid,
  award_proposed_by uuid,
  awarded_by uuid,
  is_sample boolean not null default false,
  made_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  -- Of one that pays in another currency than dollars: how many smallest units of it a US cent was worth when it was published.
  -- Null before, and where it pays in dollars.
  fixed_rate jsonb,
  constraint plan_key PRIMARY KEY (id),
  constraint plan_slug_once UNIQUE (slug),
  constraint plan_awarded_by_two CHECK (awarded_by IS NULL OR awarded_by <> award_proposed_by AND awarded_by <> made_by),
  constraint plan_by_two CHECK (published_by IS NULL OR published_by <> endorsed_by AND published_by <> made_by),
  constraint plan_dates CHECK (closes_at > opens_at),
  constraint plan_published CHECK ((state = ANY (ARRAY['draft'::text, 'in_review'::text])) AND published_by IS NULL OR published_by IS NOT NULL OR state = 'archived'::text),
  constraint plan_state_known CHECK (state = ANY (ARRAY['draft'::text, 'in_review'::text, 'forecasted'::text, 'open'::text, 'closed'::text, 'evaluating'::text, 'awarded'::text, 'archived'::text]))
);
CREATE INDEX plan_by_state ON grant_programmes.plan USING btree (state, id DESC);
CREATE INDEX plan_of_organisation ON grant_programmes.plan USING btree (organisation_id, id DESC) WHERE organisation_id IS NOT NULL;
CREATE INDEX plan_of_person ON grant_programmes.plan USING btree (made_by, id DESC) WHERE organisation_id IS NULL;
CREATE TRIGGER plan_follows_machine BEFORE INSERT OR UPDATE OF state ON grant_programmes.plan FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'draft', 'draft > in_review archived', 'in_review > draft forecasted', 'forecasted > open', 'open > closed', 'closed > evaluating', 'evaluating > awarded', 'awarded > forecasted archived');
CREATE TRIGGER plan_keeps_sample_mark BEFORE UPDATE OF is_sample ON grant_programmes.plan FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();
CREATE TRIGGER plan_published_kept BEFORE UPDATE ON grant_programmes.plan FOR EACH ROW EXECUTE FUNCTION grant_programmes.keep_published();

-- What was done with a programme, by whom and when. Time has no id.
create table grant_programmes.step (
  id uuid not null,
  plan_id uuid not null,
  event text not null,
  state text not null,
  by_id uuid,
  sealed_reason text,
  at timestamp with time zone not null,
  constraint step_key PRIMARY KEY (id),
  constraint step_of FOREIGN KEY (plan_id) REFERENCES grant_programmes.plan(id)
);
CREATE INDEX step_in_order ON grant_programmes.step USING btree (plan_id, id);

-- grant_programmes.count_samples() returns integer
--   How many invented programmes there are.

-- grant_programmes.remove_samples(kept uuid[]) returns integer, as its owner
--   Removes invented programmes with what was done with them.

-- -------------------- grant_sources --------------------

-- One reading of a source, and what came of it.
create table grant_sources.import (
  id uuid not null,
  source_id uuid not null,
  state text not null,
  failure text,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  added integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  -- How many the source no longer has: they are no longer shown.
  gone integer not null default 0,
  -- The source has more than one reading takes.
  is_cut boolean not null default false,
  -- What could not be read: of each its place, its id or title where it has one, and why. The first hundred.
  unread jsonb not null default '[]'::jsonb,
  unread_count integer not null default 0,
  constraint import_key PRIMARY KEY (id),
  constraint import_of FOREIGN KEY (source_id) REFERENCES grant_sources.source(id),
  constraint import_ended_when CHECK ((state = 'reading'::text) = (ended_at IS NULL)),
  constraint import_failed_why CHECK ((state = 'failed'::text) = (failure IS NOT NULL)),
  constraint import_failure_known CHECK (failure = ANY (ARRAY['url_not_allowed'::text, 'not_found'::text, 'timeout'::text, 'unreachable'::text, 'status'::text, 'too_large'::text, 'no_protocol'::text, 'interrupted'::text])),
  constraint import_state_known CHECK (state = ANY (ARRAY['reading'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX import_of_source ON grant_sources.import USING btree (source_id, id DESC);
CREATE UNIQUE INDEX import_once ON grant_sources.import USING btree (source_id) WHERE state = 'reading'::text;

-- A programme of a source, as it was read last. It is applied for there.
create table grant_sources.programme (
  id uuid not null,
  source_id uuid not null,
  outside_id uuid not null,
  title text not null,
  summary text not null,
  url text not null,
  status text not null,
  -- The last day, as the source says it: it names no zone.
  closes_on date,
  -- As the source wrote it, in major units of its currency.
  minimum text,
  maximum text,
  currency text,
  -- False once the source no longer has it.
  is_shown boolean not null default true,
  modified_at timestamp with time zone,
  read_at timestamp with time zone not null,
  search_words tsvector not null,
  constraint programme_key PRIMARY KEY (id),
  constraint programme_once UNIQUE (source_id, outside_id),
  constraint programme_of FOREIGN KEY (source_id) REFERENCES grant_sources.source(id),
  constraint programme_currency_form CHECK (currency ~ '^[A-Z]{3}$'::text),
  constraint programme_status_known CHECK (status = ANY (ARRAY['forecasted'::text, 'open'::text, 'closed'::text])),
  constraint programme_summary_length CHECK (char_length(summary) <= 2000),
  constraint programme_title_length CHECK (char_length(title) >= 1 AND char_length(title) <= 300),
  constraint programme_url_length CHECK (char_length(url) >= 10 AND char_length(url) <= 500)
);
CREATE INDEX programme_list ON grant_sources.programme USING btree (id DESC) WHERE is_shown;
CREATE INDEX programme_search ON grant_sources.programme USING gin (search_words) WHERE is_shown;

-- Where programmes of others are read from: an address that speaks CommonGrants.
create table grant_sources.source (
  id uuid not null,
  url text not null,
  host text not null,
  added_by uuid not null,
  added_at timestamp with time zone not null,
  constraint source_key PRIMARY KEY (id),
  constraint source_once UNIQUE (url),
  constraint source_url_length CHECK (char_length(url) >= 10 AND char_length(url) <= 500)
);

-- -------------------- grants --------------------

-- What was applied for. The case of the same id says what became of it; its state is kept here too, for lists and open books.
create table grants.application (
  case_id uuid not null,
  programme_id uuid not null,
  reference text not null,
  -- Who sent it, and whose wallet is paid.
  user_id uuid not null,
  organisation_id uuid,
  asset text not null,
  amount_minor bigint not null,
  state text not null,
  -- The promise of its sum in the books of the programme.
  award_id uuid,
  is_sample boolean not null default false,
  sent_at timestamp with time zone not null,
  -- Null while it is active: a person or an organisation has one active application for each programme.
  closed_at timestamp with time zone,
  -- What the applicant was when the application was sent.
  applicant_kind text not null,
  -- Where the money is to be spent; null where it was not kept yet.
  country text,
  -- When its sum was promised first.
  awarded_at timestamp with time zone,
  -- How often it is judged: 2 after an appeal, by other people.
  round smallint not null default 1,
  -- Two, three for a large sum, one more where reviews differ too much.
  reviews_needed smallint not null default 2,
  -- The draft that was sent; null for those from before, and for invented ones.
  draft_id uuid,
  -- Until when someone was to look at it; null for those from before.
  screen_by timestamp with time zone,
  screened_at timestamp with time zone,
  -- Until when it was to be decided: since someone looked at it first.
  decide_by timestamp with time zone,
  decided_at timestamp with time zone,
  constraint application_key PRIMARY KEY (case_id),
  constraint application_programme FOREIGN KEY (programme_id) REFERENCES grants.programme(id),
  constraint application_amount_positive CHECK (amount_minor > 0),
  constraint application_applicant_known CHECK (applicant_kind = ANY (ARRAY['person'::text, 'business'::text, 'government'::text, 'ngo'::text]))
);
CREATE UNIQUE INDEX application_active_once ON grants.application USING btree (programme_id, COALESCE(organisation_id, user_id)) WHERE closed_at IS NULL;
CREATE INDEX application_awards ON grants.application USING btree (award_id DESC) WHERE award_id IS NOT NULL;
CREATE INDEX application_awards_of_programme ON grants.application USING btree (programme_id, award_id DESC) WHERE award_id IS NOT NULL;
CREATE UNIQUE INDEX application_draft_once ON grants.application USING btree (draft_id) WHERE draft_id IS NOT NULL;
CREATE INDEX application_judged ON grants.application USING btree (programme_id, case_id DESC) WHERE state = ANY (ARRAY['under_review'::text, 'reserve'::text]);
CREATE INDEX application_of_organisation ON grants.application USING btree (organisation_id, case_id DESC) WHERE organisation_id IS NOT NULL;
CREATE INDEX application_of_person ON grants.application USING btree (user_id, case_id DESC) WHERE organisation_id IS NULL;
CREATE INDEX application_of_programme ON grants.application USING btree (programme_id, sent_at);
CREATE TRIGGER application_keeps_sample_mark BEFORE UPDATE OF is_sample ON grants.application FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- What was promised to an applicant. Its id is that of the promise in the books of the programme.
create table grants.award (
  id uuid not null,
  case_id uuid not null,
  state text not null,
  version integer not null default 1,
  -- Who decided it: they do not approve its payments.
  decided_by uuid[] not null default '{}'::uuid[],
  terms_version smallint,
  -- The agreement as it was accepted, word for word, in the language in which it was read.
  terms_text text,
  terms_sha256 text,
  accepted_at timestamp with time zone,
  -- What went back to the budget when it ended.
  given_back_minor bigint not null default 0,
  ended_by uuid,
  sealed_end_reason text,
  ended_at timestamp with time zone,
  constraint award_key PRIMARY KEY (id),
  constraint award_once UNIQUE (case_id),
  constraint award_of FOREIGN KEY (case_id) REFERENCES grants.application(case_id),
  constraint award_ended_when CHECK ((state = 'ended'::text) = (ended_at IS NOT NULL)),
  constraint award_given_back_sound CHECK (given_back_minor >= 0),
  constraint award_state_known CHECK (state = ANY (ARRAY['offered'::text, 'active'::text, 'completed'::text, 'ended'::text])),
  constraint award_terms_hashed CHECK (terms_sha256 ~ '^[0-9a-f]{64}$'::text),
  constraint award_terms_kept CHECK ((terms_text IS NULL) = (terms_sha256 IS NULL) AND (terms_text IS NULL) = (terms_version IS NULL))
);
CREATE TRIGGER award_follows_machine BEFORE INSERT OR UPDATE OF state ON grants.award FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'offered', 'offered > active ended', 'active > completed ended');

-- One part of an award: paid at the start, or against a report with receipts.
create table grants.milestone (
  id uuid not null,
  award_id uuid not null,
  number smallint not null,
  percent smallint not null,
  needs text not null,
  amount_minor bigint not null,
  state text not null,
  sealed_report text,
  -- Documents that were given with the report.
  receipts uuid[] not null default '{}'::uuid[],
  reported_at timestamp with time zone,
  -- Why the report was accepted or sent back.
  sealed_reason text,
  decided_by uuid,
  envelope_id uuid,
  -- What the payment in the envelope is for: a new one for each envelope.
  payment_id uuid,
  paid_at timestamp with time zone,
  constraint milestone_key PRIMARY KEY (id),
  constraint milestone_place UNIQUE (award_id, number),
  constraint milestone_of FOREIGN KEY (award_id) REFERENCES grants.award(id),
  constraint milestone_amount_positive CHECK (amount_minor > 0),
  constraint milestone_counted CHECK (number > 0),
  constraint milestone_needs_known CHECK (needs = ANY (ARRAY['agreement'::text, 'report'::text])),
  constraint milestone_paid_by CHECK ((state <> ALL (ARRAY['to_pay'::text, 'paid'::text])) OR envelope_id IS NOT NULL AND payment_id IS NOT NULL),
  constraint milestone_paid_when CHECK ((state = 'paid'::text) = (paid_at IS NOT NULL)),
  constraint milestone_percent_sound CHECK (percent >= 1 AND percent <= 100),
  constraint milestone_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'due'::text, 'reported'::text, 'to_pay'::text, 'stopped'::text, 'paid'::text, 'closed'::text]))
);
CREATE INDEX milestone_of_envelope ON grants.milestone USING btree (envelope_id) WHERE envelope_id IS NOT NULL;
CREATE UNIQUE INDEX milestone_payment_once ON grants.milestone USING btree (payment_id) WHERE payment_id IS NOT NULL;
CREATE TRIGGER milestone_follows_machine BEFORE INSERT OR UPDATE OF state ON grants.milestone FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'waiting', 'waiting > to_pay due closed', 'due > reported closed', 'reported > due to_pay closed', 'to_pay > stopped paid', 'stopped > to_pay closed');

-- Grants and sector funds: when each takes applications. Its terms stand in the code under the same slug; its money lies in the
-- ledger under its id.
create table grants.programme (
  id uuid not null,
  slug text not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone,
  is_sample boolean not null default false,
  search_words tsvector not null,
  kind text not null default 'grant'::text,
  applicants text[] not null default '{}'::text[],
  sector text,
  -- Where the money may be spent; empty: everywhere.
  countries text[] not null default '{}'::text[],
  minimum_minor bigint not null default 0,
  maximum_minor bigint not null default 0,
  -- Null for those that are older than this column.
  added_at timestamp with time zone,
  -- Its terms as they were published, which never change. Null: they stand in the code under its slug.
  made jsonb,
  -- Where one that people made stands after it closed.
  stage text,
  -- The organisation that proposed it. Null: those who run programmes made it, or it stands in the code.
  proposed_by uuid,
  constraint programme_key PRIMARY KEY (id),
  constraint programme_slug_once UNIQUE (slug),
  constraint programme_kind_known CHECK (kind = ANY (ARRAY['grant'::text, 'fund'::text])),
  constraint programme_opens_first CHECK (closes_at IS NULL OR closes_at > opens_at),
  constraint programme_stage_known CHECK (stage = ANY (ARRAY['evaluating'::text, 'awarded'::text, 'archived'::text]))
);
CREATE INDEX programme_new ON grants.programme USING btree (GREATEST(opens_at, added_at));
CREATE INDEX programme_search ON grants.programme USING gin (search_words);
CREATE TRIGGER programme_keeps_sample_mark BEFORE UPDATE OF is_sample ON grants.programme FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();
CREATE TRIGGER programme_published_kept BEFORE UPDATE ON grants.programme FOR EACH ROW EXECUTE FUNCTION grants.keep_published();

-- Searches that tell a person of grants and funds that open.
create table grants.programme_alert (
  id uuid not null,
  user_id uuid not null,
  -- Words and filters by name, as JSON in one order. As text: what people write may hold signs that jsonb refuses.
  search text not null,
  -- In which its words are read.
  language text not null,
  pace text not null,
  is_on boolean not null default true,
  created_at timestamp with time zone not null,
  -- When it was turned on last: it tells of what opened after this.
  from_at timestamp with time zone not null,
  -- When it looked last.
  looked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  -- When it told of a programme last; null: it has not yet.
  told_at timestamp with time zone,
  constraint programme_alert_key PRIMARY KEY (id),
  constraint programme_alert_once UNIQUE (user_id, search),
  constraint programme_alert_pace_known CHECK (pace = ANY (ARRAY['at_once'::text, 'daily'::text])),
  constraint programme_alert_search_length CHECK (char_length(search) <= 4000)
);
CREATE INDEX programme_alert_due ON grants.programme_alert USING btree (due_at, id) WHERE is_on;

-- A proposal to take back what an award paid, and what became of it. What is still owed stands in the ledger under its id.
create table grants.recovery (
  id uuid not null,
  award_id uuid not null,
  state text not null,
  amount_minor bigint not null,
  reason text not null,
  sealed_finding text not null,
  -- Receipts that were given with reports.
  papers uuid[] not null default '{}'::uuid[],
  proposed_by uuid not null,
  proposed_at timestamp with time zone not null,
  -- Until when its recipient may answer, as they were told.
  answer_by timestamp with time zone not null,
  sealed_answer text,
  answered_at timestamp with time zone,
  decided_by uuid,
  sealed_decision text,
  decided_at timestamp with time zone,
  -- What its recipient said against the decision. It leaves with the account.
  sealed_appeal text,
  appealed_at timestamp with time zone,
  -- Neither who proposed it nor who decided it.
  appeal_decided_by uuid,
  sealed_appeal_decision text,
  appeal_decided_at timestamp with time zone,
  -- The latest recovery of the award that an appeal gave back before this was proposed.
  after_appeal uuid,
  -- What is new since that appeal, as the officer who proposed anew wrote it.
  sealed_new_facts text,
  constraint recovery_key PRIMARY KEY (id),
  constraint recovery_after_appeal FOREIGN KEY (after_appeal) REFERENCES grants.recovery(id),
  constraint recovery_of FOREIGN KEY (award_id) REFERENCES grants.award(id),
  constraint recovery_amount_positive CHECK (amount_minor > 0),
  constraint recovery_answered_when CHECK (state <> 'answered'::text OR answered_at IS NOT NULL),
  constraint recovery_appeal_by_another CHECK (appeal_decided_by IS DISTINCT FROM proposed_by AND (appeal_decided_by IS NULL OR appeal_decided_by <> decided_by)),
  constraint recovery_appeal_decided_when CHECK ((appeal_decided_at IS NULL) = (appeal_decided_by IS NULL) AND (appeal_decided_at IS NULL OR appealed_at IS NOT NULL) AND (state <> 'returned'::text OR appeal_decided_at IS NOT NULL) AND (state <> 'appealed'::text OR appeal_decided_at IS NULL)),
  constraint recovery_appealed_when CHECK ((state <> ALL (ARRAY['appealed'::text, 'returned'::text])) OR appealed_at IS NOT NULL),
  constraint recovery_by_two CHECK (decided_by IS DISTINCT FROM proposed_by),
  constraint recovery_decided_when CHECK ((state <> ALL (ARRAY['proposed'::text, 'answered'::text])) = (decided_at IS NOT NULL) AND (decided_at IS NULL) = (decided_by IS NULL)),
  constraint recovery_new_facts CHECK ((after_appeal IS NULL) = (sealed_new_facts IS NULL)),
  constraint recovery_reason_known CHECK (reason = ANY (ARRAY['misused'::text, 'not_carried_out'::text, 'no_report'::text, 'false_statement'::text, 'paid_in_error'::text])),
  constraint recovery_state_known CHECK (state = ANY (ARRAY['proposed'::text, 'answered'::text, 'dropped'::text, 'owed'::text, 'settled'::text, 'appealed'::text, 'returned'::text]))
);
CREATE INDEX recovery_of_award ON grants.recovery USING btree (award_id, id DESC);
CREATE UNIQUE INDEX recovery_open_once ON grants.recovery USING btree (award_id) WHERE state = ANY (ARRAY['proposed'::text, 'answered'::text]);
CREATE TRIGGER recovery_follows_machine BEFORE INSERT OR UPDATE OF state ON grants.recovery FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'proposed', 'proposed > answered dropped owed', 'answered > dropped owed', 'owed > settled appealed', 'settled > appealed', 'appealed > owed returned');

-- The scores and reasons that one reviewer gives an application, without knowing the applicant. A review that was sent never
-- changes.
create table grants.review (
  id uuid not null,
  case_id uuid not null,
  round smallint not null,
  reviewer_id uuid not null,
  state text not null,
  version integer not null default 1,
  -- What ties the reviewer to the application, where they said so: someone else judges it then.
  tie text,
  -- By criterion, in half points from 0 to 10; what is not scored yet is missing.
  scores jsonb not null default '{}'::jsonb,
  sealed_reasons text,
  asked_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint review_key PRIMARY KEY (id),
  constraint review_once UNIQUE (case_id, reviewer_id),
  constraint review_of FOREIGN KEY (case_id) REFERENCES grants.application(case_id),
  constraint review_sent_when CHECK ((state = 'sent'::text) = (sent_at IS NOT NULL)),
  constraint review_state_known CHECK (state = ANY (ARRAY['assigned'::text, 'scoring'::text, 'sent'::text, 'conflicted'::text, 'released'::text])),
  constraint review_tie_known CHECK (tie = ANY (ARRAY['family'::text, 'work'::text, 'money'::text, 'other'::text])),
  constraint review_tie_says CHECK ((state = 'conflicted'::text) = (tie IS NOT NULL))
);
CREATE INDEX review_of_person ON grants.review USING btree (reviewer_id, id DESC);
CREATE TRIGGER review_kept BEFORE DELETE OR UPDATE ON grants.review FOR EACH ROW EXECUTE FUNCTION grants.keep_reviews();
CREATE TRIGGER review_not_emptied BEFORE TRUNCATE ON grants.review FOR EACH STATEMENT EXECUTE FUNCTION grants.keep_reviews();

-- Programmes that a person wants to find again.
create table grants.saved_programme (
  user_id uuid not null,
  programme_id uuid not null,
  saved_at timestamp with time zone not null,
  -- The deadline of which the person was told last; one that moves is told anew.
  told_of timestamp with time zone,
  told_days smallint,
  constraint saved_programme_once PRIMARY KEY (user_id, programme_id),
  constraint saved_programme_of FOREIGN KEY (programme_id) REFERENCES grants.programme(id)
);

-- Programmes of which a person was told that they opened: of each once, whichever alerts find it.
create table grants.told_programme (
  user_id uuid not null,
  programme_id uuid not null,
  told_at timestamp with time zone not null,
  constraint told_programme_once PRIMARY KEY (user_id, programme_id)
);
CREATE INDEX told_programme_old ON grants.told_programme USING btree (told_at);

-- grants.count_samples() returns integer
--   How many invented applications and programmes there are.

-- grants.remove_samples(kept uuid[]) returns integer, as its owner
--   Removes invented applications with their reviews and awards, and invented programmes to which nobody else has applied.

-- -------------------- identity --------------------

-- What happened to accounts, append-only. Network addresses are cut to /24 and /48.
create table identity.audit_event (
  id uuid not null,
  happened_at timestamp with time zone not null,
  action text not null,
  user_id uuid,
  session_id uuid,
  ip text not null default ''::text,
  details jsonb not null default '{}'::jsonb,
  constraint audit_event_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_event_user ON identity.audit_event USING btree (user_id, id);
CREATE TRIGGER audit_event_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON identity.audit_event FOR EACH STATEMENT EXECUTE FUNCTION identity.refuse_change();

-- PKCE: what a mail link gave instead of tokens. Whoever has the code and the secret behind the challenge exchanges both for a
-- session, once. Kept for a day.
create table identity.auth_code (
  id uuid not null,
  user_id uuid not null,
  -- The message whose link was followed.
  kind text not null,
  -- How the session will have been opened; null after a change of address, as without PKCE.
  channel text,
  code_challenge text not null,
  key_id text not null,
  -- Keyed hash of the code; the code itself is stored nowhere.
  code_hash bytea not null,
  -- Exchanges tried, the right one included. Counted before the verifier is compared.
  attempts integer not null default 0,
  issued_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  constraint auth_code_pkey PRIMARY KEY (id),
  constraint auth_code_hash_unique UNIQUE (code_hash),
  constraint auth_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE,
  constraint auth_code_attempts_limited CHECK (attempts >= 0 AND attempts <= 5),
  constraint auth_code_channel_known CHECK (channel = ANY (ARRAY['email'::text, 'phone'::text, 'phone_unproved'::text])),
  constraint auth_code_code_challenge_is_sha256 CHECK (code_challenge ~ '^[A-Za-z0-9_-]{43}$'::text),
  constraint auth_code_ended_with_reason CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  constraint auth_code_kind_known CHECK (kind = ANY (ARRAY['email_signup'::text, 'email_signin'::text, 'recovery'::text, 'email_change_current'::text, 'email_change_new'::text]))
);
CREATE INDEX auth_code_expires ON identity.auth_code USING btree (expires_at);
CREATE INDEX auth_code_user ON identity.auth_code USING btree (user_id);

-- An address or number a person wants to change to, until both sides have confirmed it.
create table identity.contact_change (
  user_id uuid not null,
  kind text not null,
  new_address text not null,
  asked_at timestamp with time zone not null,
  -- The present address is confirmed, so its owner has to agree too.
  needs_current boolean not null,
  current_confirmed_at timestamp with time zone,
  new_confirmed_at timestamp with time zone,
  constraint contact_change_one_per_kind PRIMARY KEY (user_id, kind),
  constraint contact_change_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE,
  constraint contact_change_kind_known CHECK (kind = ANY (ARRAY['email'::text, 'phone'::text]))
);

-- Leave, sent to the old address, to undo a change for three days. Only keyed hashes are kept.
create table identity.contact_undo (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  old_address text not null,
  key_id text not null,
  link_hash bytea not null,
  changed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint contact_undo_pkey PRIMARY KEY (id),
  constraint contact_undo_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE,
  constraint contact_undo_kind_known CHECK (kind = ANY (ARRAY['email'::text, 'phone'::text]))
);
CREATE INDEX contact_undo_expiry ON identity.contact_undo USING btree (expires_at);
CREATE INDEX contact_undo_user ON identity.contact_undo USING btree (user_id, kind, changed_at);

-- Messages sent and wrong guesses made in a day (UTC), for each account or address and apart for its known devices. Kept for two
-- days.
create table identity.day_count (
  -- user:<id>:known, user:<id>:strangers, or address:<hash> for everything sent to one address.
  subject text not null,
  what text not null,
  day date not null,
  count integer not null,
  constraint day_count_pkey PRIMARY KEY (subject, what, day),
  constraint day_count_known CHECK (what = ANY (ARRAY['message'::text, 'code_guess'::text, 'password_guess'::text, 'factor_guess'::text])),
  constraint day_count_positive CHECK (count > 0)
);
CREATE INDEX day_count_day ON identity.day_count USING btree (day);

-- Second factors: authenticator apps and the set of recovery codes. Attempts are counted before they are compared.
create table identity.factor (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  friendly_name text not null default ''::text,
  verified_at timestamp with time zone,
  -- The secret of the app, encrypted under a key of ours that is not in the database.
  sealed_secret bytea,
  key_id text,
  -- The time step of the last code taken: no code counts twice.
  last_step bigint,
  fails integer not null default 0,
  locked_until timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  -- The session that began to connect the app. Until its first right code, no other session may confirm it.
  begun_in uuid,
  constraint factor_pkey PRIMARY KEY (id),
  constraint factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE,
  constraint factor_fails_not_negative CHECK (fails >= 0),
  constraint factor_kind_known CHECK (kind = ANY (ARRAY['totp'::text, 'recovery_code'::text])),
  constraint factor_secret_with_key CHECK ((sealed_secret IS NULL) = (key_id IS NULL)),
  constraint factor_totp_has_secret CHECK ((kind = 'totp'::text) = (sealed_secret IS NOT NULL))
);
CREATE UNIQUE INDEX factor_name_unique ON identity.factor USING btree (user_id, friendly_name) WHERE friendly_name <> ''::text AND kind = 'totp'::text;
CREATE UNIQUE INDEX factor_one_set_of_recovery_codes ON identity.factor USING btree (user_id) WHERE kind = 'recovery_code'::text;
CREATE INDEX factor_user ON identity.factor USING btree (user_id);

-- An open question for a code of a factor, asked in one session.
create table identity.factor_challenge (
  id uuid not null,
  factor_id uuid not null,
  session_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  verified_at timestamp with time zone,
  constraint factor_challenge_pkey PRIMARY KEY (id),
  constraint factor_challenge_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES identity.factor(id) ON DELETE CASCADE,
  constraint factor_challenge_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity.session(id) ON DELETE CASCADE
);
CREATE INDEX factor_challenge_expiry ON identity.factor_challenge USING btree (expires_at);
CREATE INDEX factor_challenge_factor ON identity.factor_challenge USING btree (factor_id);
CREATE INDEX factor_challenge_session ON identity.factor_challenge USING btree (session_id);

-- The ways in which a person signs in: email, phone, later others; provider_id of email and phone is the user id.
create table identity.identity (
  id uuid not null,
  user_id uuid not null,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}'::jsonb,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint identity_pkey PRIMARY KEY (id),
  constraint identity_provider_unique UNIQUE (provider, provider_id),
  constraint identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
);
CREATE INDEX identity_user ON identity.identity USING btree (user_id);

-- Codes and links that were sent, one a person and kind: a new one replaces the old. Only keyed hashes are kept.
create table identity.one_time_token (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  sent_to text not null,
  key_id text not null,
  code_hash bytea not null,
  link_hash bytea not null,
  -- Guesses of the code, counted before each comparison.
  attempts integer not null default 0,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  -- The password of a sign-up, waiting for its confirmation: whoever confirms another way never gets it.
  pending_password_hash text,
  pending_password_key_id text,
  pending_metadata jsonb,
  -- The session a reauthentication code belongs to.
  session_id uuid,
  -- The device that asked for the code. Guesses from elsewhere in its network are counted apart.
  asked_device text,
  -- The network (/24 or /48) that asked. A code typed in another network, without that device, never counts. Null: an operator
  -- asked, and the code is bound to nobody.
  asked_network text,
  other_attempts integer not null default 0,
  -- PKCE: the SHA-256 of a secret of the client that asked. Its link leads to an auth code, never to tokens. Null: the link
  -- brings the tokens itself.
  code_challenge text,
  constraint one_time_token_pkey PRIMARY KEY (id),
  constraint one_time_token_one_per_kind UNIQUE (user_id, kind),
  constraint one_time_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE,
  constraint one_time_token_attempts_limited CHECK (attempts >= 0 AND attempts <= 5),
  constraint one_time_token_code_challenge_is_sha256 CHECK (code_challenge ~ '^[A-Za-z0-9_-]{43}$'::text),
  constraint one_time_token_end_has_reason CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  constraint one_time_token_kind_known CHECK (kind = ANY (ARRAY['email_signup'::text, 'phone_signup'::text, 'email_signin'::text, 'phone_signin'::text, 'recovery'::text, 'reauthentication'::text, 'pin_reset'::text, 'email_change_current'::text, 'email_change_new'::text, 'phone_change'::text, 'invite'::text, 'hold_release'::text])),
  constraint one_time_token_other_attempts_limited CHECK (other_attempts >= 0 AND other_attempts <= 5),
  constraint one_time_token_password_with_key CHECK ((pending_password_hash IS NULL) = (pending_password_key_id IS NULL))
);
CREATE INDEX one_time_token_address_change ON identity.one_time_token USING btree (sent_to, sent_at) WHERE kind = ANY (ARRAY['email_change_current'::text, 'email_change_new'::text, 'phone_change'::text]);

-- Public keys of passkeys; the private halves never leave the devices of their people.
create table identity.passkey (
  id uuid not null,
  user_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}'::text[],
  is_backed_up boolean not null,
  friendly_name text not null default ''::text,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential_unique UNIQUE (credential_id),
  constraint passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE,
  constraint passkey_sign_count_not_negative CHECK (sign_count >= 0)
);
CREATE INDEX passkey_user ON identity.passkey USING btree (user_id);

-- What a passkey has to sign, once: with a person to add one, without to sign in.
create table identity.passkey_challenge (
  id uuid not null,
  user_id uuid,
  session_id uuid,
  challenge text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint passkey_challenge_pkey PRIMARY KEY (id),
  constraint passkey_challenge_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity.session(id) ON DELETE CASCADE,
  constraint passkey_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenge_created ON identity.passkey_challenge USING btree (created_at);
CREATE INDEX passkey_challenge_session ON identity.passkey_challenge USING btree (session_id);
CREATE INDEX passkey_challenge_user ON identity.passkey_challenge USING btree (user_id);

-- The second secret. Each attempt is counted here before it is compared.
create table identity.pin (
  user_id uuid not null,
  hash text not null,
  key_id text not null,
  -- Grows with every change; a session whose PIN state names an older epoch has to verify again.
  epoch integer not null default 1,
  set_at timestamp with time zone not null,
  -- Wrong PINs since the last right one.
  fails integer not null default 0,
  day_fails integer not null default 0,
  day_started_at timestamp with time zone,
  locked_until timestamp with time zone,
  must_reset boolean not null default false,
  constraint pin_pkey PRIMARY KEY (user_id),
  constraint pin_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE,
  constraint pin_fails_not_negative CHECK (fails >= 0 AND day_fails >= 0)
);

-- Leave to set a new PIN without the old one, given to the session that a reset link or code opened.
create table identity.pin_reset_grant (
  id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  attempts integer not null default 0,
  used_at timestamp with time zone,
  constraint pin_reset_grant_pkey PRIMARY KEY (id),
  constraint pin_reset_grant_one_per_session UNIQUE (session_id),
  constraint pin_reset_grant_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity.session(id) ON DELETE CASCADE,
  constraint pin_reset_grant_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE,
  constraint pin_reset_grant_attempts_limited CHECK (attempts >= 0 AND attempts <= 5)
);

-- Codes on paper that stand in for a lost authenticator app, each once. Only keyed hashes are kept.
create table identity.recovery_code (
  id uuid not null,
  factor_id uuid not null,
  key_id text not null,
  hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (id),
  constraint recovery_code_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES identity.factor(id) ON DELETE CASCADE
);
CREATE INDEX recovery_code_factor ON identity.recovery_code USING btree (factor_id);

-- Signed-in browsers and devices: what is active, until when the PIN holds, which refresh token is the active one.
create table identity.session (
  id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  last_active_at timestamp with time zone not null,
  aal text not null default 'aal1'::text,
  -- How the person proved who they are: [{method, timestamp}], newest first.
  amr jsonb not null,
  -- Number of the active refresh token; the token itself is derived from it with the key refresh_key_id and stored nowhere.
  refresh_counter integer not null default 0,
  refresh_key_id text not null,
  -- When the latest refresh tokens were replaced, oldest first; the last is the one that made the active token.
  rotated_at timestamp with time zone[] not null default '{}'::timestamp with time zone[],
  pin_verified_at timestamp with time zone,
  pin_expires_at timestamp with time zone,
  pin_epoch integer,
  ended_at timestamp with time zone,
  end_reason text,
  ip text not null default ''::text,
  user_agent text not null default ''::text,
  -- Where the code or link that opened the session was sent; phone_unproved: to a number nobody had used for half a year. Null
  -- where none opened it.
  channel text,
  -- Hash of the device cookie of the browser that opened it. It opens nothing: it only tells a known browser from a strange one.
  device text,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE,
  constraint session_aal_known CHECK (aal = ANY (ARRAY['aal1'::text, 'aal2'::text])),
  constraint session_channel_known CHECK (channel = ANY (ARRAY['email'::text, 'phone'::text, 'phone_unproved'::text])),
  constraint session_end_has_reason CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  constraint session_pin_whole CHECK ((pin_verified_at IS NULL) = (pin_expires_at IS NULL) AND (pin_verified_at IS NULL) = (pin_epoch IS NULL))
);
CREATE INDEX session_active ON identity.session USING btree (last_active_at) WHERE ended_at IS NULL;
CREATE INDEX session_created ON identity.session USING btree (created_at);
CREATE INDEX session_device ON identity.session USING btree (user_id, device) WHERE device IS NOT NULL;
CREATE INDEX session_open ON identity.session USING btree (user_id, created_at) WHERE ended_at IS NULL;
CREATE INDEX session_person ON identity.session USING btree (user_id);

-- How many SMS went to a number (by its hash), a block of numbers, a country and in all, in an hour or a day. Kept for two days.
create table identity.sms_count (
  bucket text not null,
  window_starts_at timestamp with time zone not null,
  sent integer not null,
  -- How many of their codes were typed in: fraudsters, who live by the sending, type none.
  returned integer not null default 0,
  -- Nothing more is sent in this window.
  stopped_at timestamp with time zone,
  constraint sms_count_one_per_window PRIMARY KEY (bucket, window_starts_at),
  constraint sms_count_not_negative CHECK (sent >= 0 AND returned >= 0)
);
CREATE INDEX sms_count_window ON identity.sms_count USING btree (window_starts_at);

-- Lets a person with a staff role add their first second factor: mailed with the role or printed on the host, once. Only keyed
-- hashes are kept.
create table identity.staff_invitation (
  id uuid not null,
  user_id uuid not null,
  key_id text not null,
  link_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  -- Where it was redeemed; that session may add a factor until granted_until.
  session_id uuid,
  granted_until timestamp with time zone,
  constraint staff_invitation_pkey PRIMARY KEY (id),
  constraint staff_invitation_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE,
  constraint staff_invitation_grant_whole CHECK ((session_id IS NULL) = (granted_until IS NULL))
);
CREATE INDEX staff_invitation_session ON identity.staff_invitation USING btree (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX staff_invitation_user ON identity.staff_invitation USING btree (user_id);

-- Everybody who may sign in. Phones are stored without +. A password stands here only once an address is confirmed.
create table identity.user (
  id uuid not null,
  email text,
  email_confirmed_at timestamp with time zone,
  phone text,
  phone_confirmed_at timestamp with time zone,
  password_hash text,
  -- The pepper the hash was made with.
  password_key_id text,
  roles text[] not null default '{}'::text[],
  -- Written by the person; never a source of rights.
  user_metadata jsonb not null default '{}'::jsonb,
  app_metadata jsonb not null default '{}'::jsonb,
  language text not null default 'en'::text,
  is_anonymous boolean not null default false,
  banned_until timestamp with time zone,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  -- When the person last showed that the number is theirs: by a code sent to it, or by the PIN after such a code.
  phone_proved_at timestamp with time zone,
  -- When the hold began; a second reset during a hold makes it longer, not younger.
  money_held_since timestamp with time zone,
  -- The channels that resets of this hold came by: what ends it early comes by none of them.
  money_held_by text[] not null default '{}'::text[],
  -- Until then no money leaves this person's wallet, because their credentials were reset; null where nothing is held.
  money_held_until timestamp with time zone,
  constraint user_pkey PRIMARY KEY (id),
  constraint user_email_unique UNIQUE (email),
  constraint user_phone_unique UNIQUE (phone),
  constraint user_email_lower_case CHECK (email = lower(email)),
  constraint user_money_held_by_known CHECK (money_held_by <@ ARRAY['email'::text, 'phone'::text]),
  constraint user_password_with_key CHECK ((password_hash IS NULL) = (password_key_id IS NULL)),
  constraint user_phone_digits CHECK (phone ~ '^[1-9][0-9]{6,14}$'::text),
  constraint user_reachable CHECK (email IS NOT NULL OR phone IS NOT NULL OR is_anonymous)
);
CREATE INDEX user_unconfirmed ON identity."user" USING btree (created_at) WHERE email_confirmed_at IS NULL AND phone_confirmed_at IS NULL AND NOT is_anonymous;

-- -------------------- jobs --------------------

-- Jobs that organisations offer. Its machine is jobs.posting.
create table jobs.posting (
  id uuid not null,
  slug text not null,
  organisation_id uuid not null,
  -- The name of the organisation when the job was posted.
  employer text not null,
  posted_by uuid not null,
  title text not null,
  body text not null,
  contract text not null,
  hours text not null,
  is_remote boolean not null,
  country text not null,
  place text not null,
  asset text not null,
  pay_min_minor bigint not null,
  pay_max_minor bigint not null,
  period text not null,
  -- The highest pay for a full-time year, by which searches compare. As a number without a limit: 2,080 hours of the highest
  -- amount do not fit into a bigint.
  pay_year_minor numeric not null,
  occupation text not null,
  sector text not null,
  skills text[] not null,
  language text not null,
  -- It is open until then: the end of its closing day in UTC.
  closes_at timestamp with time zone not null,
  state text not null,
  version integer not null default 1,
  -- The case in which it is looked at; null where it was published at once.
  case_id uuid,
  posted_at timestamp with time zone not null,
  is_sample boolean not null default false,
  search_words tsvector not null,
  place_words tsvector not null,
  -- Those of the skills without which no one can do the job.
  must_skills text[] not null default '{}'::text[],
  experience_years integer not null default 0,
  -- The skills of our list that the words of the posting name: people are compared by these.
  skill_ids text[] not null default '{}'::text[],
  -- With which version of the list the words were read; a job reads them again after a change.
  skills_version integer not null default 0,
  -- When everyone could see it first: an officer may have looked at it long after it was posted.
  published_at timestamp with time zone,
  -- How many people the employer seeks for the job.
  positions integer not null default 1,
  -- The employer plans hours so that a person on income support can begin step by step.
  is_support_friendly boolean not null default false,
  -- 0 while its employer leaves applications without an answer: it comes after the others then.
  standing smallint not null default 1,
  -- Its words or pay were changed at once, because the employer is verified: no officer has looked at them since.
  is_changed_unseen boolean not null default false,
  -- What everyone answers who applies.
  questions text[] not null default '{}'::text[],
  constraint posting_key PRIMARY KEY (id),
  constraint posting_slug_once UNIQUE (slug),
  constraint posting_body_length CHECK (char_length(body) <= 10000),
  constraint posting_contract_known CHECK (contract = ANY (ARRAY['permanent'::text, 'fixed_term'::text, 'freelance'::text, 'internship'::text, 'volunteer'::text])),
  constraint posting_country_form CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint posting_hours_known CHECK (hours = ANY (ARRAY['full_time'::text, 'part_time'::text])),
  constraint posting_occupation_form CHECK (occupation ~ '^[0-9]$'::text),
  constraint posting_pay_positive CHECK (pay_min_minor >= 0),
  constraint posting_pay_range CHECK (pay_max_minor >= pay_min_minor),
  constraint posting_period_known CHECK (period = ANY (ARRAY['hour'::text, 'day'::text, 'week'::text, 'month'::text, 'year'::text])),
  constraint posting_positions_counted CHECK (positions >= 1 AND positions <= 500),
  constraint posting_published_when CHECK ((state <> ALL (ARRAY['published'::text, 'closed'::text, 'filled'::text, 'expired'::text])) OR published_at IS NOT NULL),
  constraint posting_sector_form CHECK (sector ~ '^[A-U]$'::text),
  constraint posting_standing_known CHECK (standing = ANY (ARRAY[0, 1])),
  constraint posting_state_known CHECK (state = ANY (ARRAY['draft'::text, 'in_moderation'::text, 'published'::text, 'rejected'::text, 'withdrawn'::text, 'closed'::text, 'filled'::text, 'expired'::text])),
  constraint posting_title_length CHECK (char_length(title) >= 1 AND char_length(title) <= 120)
);
CREATE INDEX posting_ending ON jobs.posting USING btree (closes_at) WHERE state = 'published'::text;
CREATE INDEX posting_like ON jobs.posting USING btree (occupation, id DESC) WHERE state = 'published'::text;
CREATE INDEX posting_newest ON jobs.posting USING btree (id DESC) WHERE state = 'published'::text;
CREATE UNIQUE INDEX posting_of_case ON jobs.posting USING btree (case_id) WHERE case_id IS NOT NULL;
CREATE INDEX posting_of_organisation ON jobs.posting USING btree (organisation_id, id DESC);
CREATE INDEX posting_places ON jobs.posting USING gin (place_words) WHERE state = 'published'::text;
CREATE INDEX posting_published ON jobs.posting USING btree (published_at) WHERE state = 'published'::text;
CREATE INDEX posting_search ON jobs.posting USING gin (search_words) WHERE state = 'published'::text;
CREATE INDEX posting_skills ON jobs.posting USING gin (skill_ids) WHERE state = 'published'::text;
CREATE INDEX posting_standing ON jobs.posting USING btree (standing DESC, id DESC) WHERE state = 'published'::text;
CREATE TRIGGER posting_follows_machine BEFORE INSERT OR UPDATE OF state ON jobs.posting FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'draft', 'draft > in_moderation published', 'in_moderation > published rejected withdrawn', 'published > in_moderation closed filled expired', 'closed > published', 'filled > published', 'expired > published');
CREATE TRIGGER posting_keeps_sample_mark BEFORE UPDATE OF is_sample ON jobs.posting FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- Changes of open postings that an officer looks at. The posting says what it said until then.
create table jobs.posting_change (
  -- The case of moderation that decides about it.
  case_id uuid not null,
  posting_id uuid not null,
  -- What the posting would say, as the call took it.
  proposed jsonb not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  was_applied boolean not null default false,
  constraint posting_change_key PRIMARY KEY (case_id),
  constraint posting_change_posting FOREIGN KEY (posting_id) REFERENCES jobs.posting(id) ON DELETE CASCADE
);
CREATE INDEX posting_change_of_posting ON jobs.posting_change USING btree (posting_id);
CREATE UNIQUE INDEX posting_change_waits_once ON jobs.posting_change USING btree (posting_id) WHERE decided_at IS NULL;

-- Organisations that leave applications without an answer, as careers counts them each night.
create table jobs.slow_employer (
  organisation_id uuid not null,
  since timestamp with time zone not null,
  constraint slow_employer_key PRIMARY KEY (organisation_id)
);

-- jobs.count_samples() returns integer
--   How many invented jobs there are.

-- jobs.remove_samples(kept uuid[]) returns integer, as its owner
--   Removes invented jobs, but for those to which a real person has applied.

-- -------------------- ledger --------------------
-- The double-entry ledger under every money domain. Amounts are whole minor units. A transfer takes from its debit account and
-- gives to its credit account: balances grow with credits, so that all balances of one asset sum to zero.

create domain ledger.account_class as text
  constraint account_class_known CHECK (VALUE = ANY (ARRAY['asset'::text, 'liability'::text, 'equity'::text, 'income'::text, 'expense'::text, 'transit'::text]));

create domain ledger.account_status as text
  constraint account_status_known CHECK (VALUE = ANY (ARRAY['open'::text, 'no_debit'::text, 'frozen'::text, 'closed'::text]));

create domain ledger.owner_kind as text
  constraint account_owner_kind_known CHECK (VALUE = ANY (ARRAY['person'::text, 'business'::text, 'fund'::text, 'system'::text]));

create domain ledger.word as text
  constraint word_format CHECK (VALUE ~ '^[a-z][a-z0-9_]{0,39}$'::text);

-- One balance in one asset. Version is the number of its entries. A null floor may go below zero without end (the outside world),
-- a null ceiling or limit is none. Everything a posting needs is on this row, which is locked anyway; half of each page stays
-- free so that updates touch no index.
create table ledger.account (
  id uuid not null,
  shard smallint not null default 0,
  owner_kind ledger.owner_kind not null,
  owner_id uuid not null,
  asset text not null,
  purpose ledger.word not null,
  class ledger.account_class not null,
  -- no_debit: money may only come in; frozen and closed: neither in nor out.
  status ledger.account_status not null default 'open'::text,
  balance bigint not null default 0,
  held bigint not null default 0,
  floor bigint default 0,
  ceiling bigint,
  version bigint not null default 0,
  opened_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  limit_day bigint,
  -- What has left on the UTC day out_day_on; out_month likewise for the month that begins on out_month_on.
  out_day bigint not null default 0,
  out_day_on date,
  limit_month bigint,
  out_month bigint not null default 0,
  out_month_on date,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_owner_key UNIQUE (owner_kind, owner_id, asset, purpose),
  constraint account_asset_fkey FOREIGN KEY (asset) REFERENCES ledger.asset(code),
  constraint account_balance_range CHECK (balance >= '-4000000000000000000'::bigint AND balance <= '4000000000000000000'::bigint),
  constraint account_ceiling_kept CHECK (balance <= ceiling),
  constraint account_floor_kept CHECK ((balance - held) >= floor),
  constraint account_held_range CHECK (held >= 0 AND held <= '4000000000000000000'::bigint),
  constraint account_out_positive CHECK (out_day >= 0 AND out_month >= 0)
) with (fillfactor=50);
CREATE TRIGGER account_append_only BEFORE DELETE OR TRUNCATE ON ledger.account FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER account_goes_forward AFTER UPDATE OF version, last_at ON ledger.account FOR EACH ROW WHEN (new.version < old.version OR new.last_at < old.last_at) EXECUTE FUNCTION ledger.refuse_other_account();
CREATE TRIGGER account_identity_kept AFTER UPDATE OF id, asset, owner_kind, owner_id, purpose, class, opened_at ON ledger.account FOR EACH ROW WHEN (new.id <> old.id OR new.asset <> old.asset OR new.owner_kind::text <> old.owner_kind::text OR new.owner_id <> old.owner_id OR new.purpose::text <> old.purpose::text OR new.class::text <> old.class::text OR new.opened_at <> old.opened_at) EXECUTE FUNCTION ledger.refuse_other_account();
CREATE TRIGGER account_limit_kept AFTER UPDATE OF out_day, out_month ON ledger.account FOR EACH ROW WHEN (new.out_day > new.limit_day AND (new.out_day > old.out_day OR new.out_day_on IS DISTINCT FROM old.out_day_on) OR new.out_month > new.limit_month AND (new.out_month > old.out_month OR new.out_month_on IS DISTINCT FROM old.out_month_on)) EXECUTE FUNCTION ledger.refuse_beyond_limit();
CREATE TRIGGER account_proved AFTER UPDATE ON ledger.account FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND (new.balance <> old.balance OR new.version <> old.version)) EXECUTE FUNCTION ledger.check_changed_account();
CREATE TRIGGER account_starts_empty AFTER INSERT ON ledger.account FOR EACH ROW WHEN (new.version <> 0 OR new.balance <> 0 OR new.held <> 0) EXECUTE FUNCTION ledger.refuse_full_account();

-- What is seldom read about an account: kept off the row that every posting writes.
create table ledger.account_info (
  account_id uuid not null,
  name text,
  metadata jsonb not null default '{}'::jsonb,
  constraint account_info_pkey PRIMARY KEY (account_id)
);

-- The balance of an account right before the first instant of a UTC month, and the version of its last entry then. Taken once the
-- month is over; statements and reconciliation compare the entries with it. Append-only.
create table ledger.account_snapshot (
  account_id uuid not null,
  before timestamp with time zone not null,
  version bigint not null,
  balance bigint not null,
  taken_at timestamp with time zone not null,
  constraint account_snapshot_pkey PRIMARY KEY (account_id, before),
  constraint account_snapshot_version_positive CHECK (version > 0)
);
CREATE INDEX account_snapshot_month ON ledger.account_snapshot USING btree (before, account_id);
CREATE TRIGGER account_snapshot_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.account_snapshot FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

-- What can be held. The exponent is the number of decimals of the minor unit and never changes. Maximal supply is in whole units,
-- null where there is none.
create table ledger.asset (
  code text not null,
  exponent smallint not null,
  symbol text not null,
  name text not null,
  kind text not null,
  max_supply bigint,
  position smallint not null,
  constraint asset_pkey PRIMARY KEY (code),
  constraint asset_position_key UNIQUE ("position"),
  constraint asset_code_format CHECK (code ~ '^[A-Z][A-Z0-9]{2,9}$'::text),
  constraint asset_exponent_range CHECK (exponent >= 0 AND exponent <= 6),
  constraint asset_kind_known CHECK (kind = ANY (ARRAY['currency'::text, 'token'::text])),
  constraint asset_supply_fits CHECK ((max_supply::numeric * power(10::numeric, exponent::numeric)) <= '4000000000000000000'::bigint::numeric)
);
CREATE TRIGGER asset_append_only BEFORE DELETE OR TRUNCATE ON ledger.asset FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER asset_exponent_kept BEFORE UPDATE OF code, exponent ON ledger.asset FOR EACH ROW WHEN (old.code <> new.code OR old.exponent <> new.exponent) EXECUTE FUNCTION ledger.check_changed_assets();

-- A signed root. Its leaves are the transfers written by transactions from xid_from (inclusive) to xid_to (exclusive), in the
-- order of xid and id, at the places from size_before on. The note is what is published. Append-only.
create table ledger.checkpoint (
  seq bigint not null,
  xid_from xid8 not null,
  xid_to xid8 not null,
  size_before bigint not null,
  tree_size bigint not null,
  root bytea not null,
  posted_through timestamp with time zone not null,
  sealed_at timestamp with time zone not null,
  note text not null,
  constraint checkpoint_pkey PRIMARY KEY (seq),
  constraint checkpoint_size_key UNIQUE (tree_size),
  constraint checkpoint_grows CHECK (tree_size > size_before AND size_before >= 0),
  constraint checkpoint_root_length CHECK (octet_length(root) = 32),
  constraint checkpoint_xids_grow CHECK (xid_to > xid_from)
);
CREATE TRIGGER checkpoint_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.checkpoint FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

-- One side of a transfer: the signed change of one account and its balance afterwards. Versions of an account count from 1
-- without a gap. Append-only.
create table ledger.entry (
  account_id uuid not null,
  version bigint not null,
  transfer_id uuid not null,
  amount bigint not null,
  balance bigint not null,
  posted_at timestamp with time zone not null,
  constraint entry_pkey PRIMARY KEY (account_id, version),
  constraint entry_amount_nonzero CHECK (amount <> 0),
  constraint entry_version_positive CHECK (version > 0)
);
CREATE TRIGGER entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.entry FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER entry_consistent AFTER INSERT ON ledger.entry FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger.check_new_entry();

-- The clusters of PostgreSQL that this ledger has lived in, by their system identifiers; the newest is where it may be sealed.
-- The offset is added to a cluster's transaction numbers, so that those of the ledger never go back. Roots after number after_seq
-- name the epoch. Append-only.
create table ledger.epoch (
  epoch integer not null,
  cluster text not null,
  xid_offset bigint not null,
  after_seq bigint not null,
  begun_at timestamp with time zone not null,
  constraint epoch_pkey PRIMARY KEY (epoch),
  constraint epoch_not_negative CHECK (epoch >= 0 AND xid_offset >= 0 AND after_seq >= 0)
);
CREATE TRIGGER epoch_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.epoch FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

-- Money set aside on an account until it is captured, in whole or in part, released, or expires.
create table ledger.hold (
  id uuid not null,
  account_id uuid not null,
  amount bigint not null,
  captured bigint not null default 0,
  state text not null default 'open'::text,
  reason ledger.word not null,
  request_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  -- Ordered by the house against its owner's will: it takes at most what is there, counts towards no limit, and is placed on
  -- frozen accounts too.
  is_ordered boolean not null default false,
  constraint hold_pkey PRIMARY KEY (id),
  constraint hold_amount_range CHECK (amount >= 1 AND amount <= '4000000000000000000'::bigint),
  constraint hold_captured_range CHECK (captured >= 0 AND captured <= amount),
  constraint hold_end_known CHECK ((state = 'open'::text) = (ended_at IS NULL)),
  constraint hold_expires_later CHECK (expires_at > created_at),
  constraint hold_hash_length CHECK (octet_length(request_hash) = 32),
  constraint hold_state_known CHECK (state = ANY (ARRAY['open'::text, 'captured'::text, 'released'::text, 'expired'::text]))
);
CREATE INDEX hold_open_account ON ledger.hold USING btree (account_id) WHERE state = 'open'::text;
CREATE INDEX hold_open_expiry ON ledger.hold USING btree (expires_at) WHERE state = 'open'::text;
CREATE TRIGGER hold_append_only BEFORE DELETE OR TRUNCATE ON ledger.hold FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER hold_goes_forward BEFORE UPDATE ON ledger.hold FOR EACH ROW WHEN (new.id <> old.id OR new.account_id <> old.account_id OR new.amount <> old.amount OR new.reason::text <> old.reason::text OR new.request_hash <> old.request_hash OR new.is_ordered <> old.is_ordered OR new.created_at <> old.created_at OR new.expires_at <> old.expires_at OR new.captured < old.captured OR old.state <> 'open'::text) EXECUTE FUNCTION ledger.refuse_other_hold();

-- Ed25519 keys that have signed roots; the newest signs now. The private halves are kept outside the database. Append-only.
create table ledger.log_key (
  public_key bytea not null,
  first_used_at timestamp with time zone not null,
  constraint log_key_pkey PRIMARY KEY (public_key),
  constraint log_key_length CHECK (octet_length(public_key) = 32)
);
CREATE TRIGGER log_key_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.log_key FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

-- The tree in tiles of 256 hashes: on level 0 the leaves, on each next level the roots of the full tiles below. A tile only grows
-- at its end.
create table ledger.log_tile (
  level smallint not null,
  index bigint not null,
  hashes bytea storage external not null,
  constraint log_tile_pkey PRIMARY KEY (level, index),
  constraint log_tile_level_range CHECK (level >= 0 AND level <= 7),
  constraint log_tile_whole_hashes CHECK (octet_length(hashes) >= 32 AND octet_length(hashes) <= 8192 AND (octet_length(hashes) % 32) = 0)
);
CREATE TRIGGER log_tile_append_only BEFORE DELETE OR TRUNCATE ON ledger.log_tile FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER log_tile_grows BEFORE UPDATE ON ledger.log_tile FOR EACH ROW WHEN (new.level <> old.level OR new.index <> old.index OR octet_length(new.hashes) < octet_length(old.hashes) OR SUBSTRING(new.hashes FROM 1 FOR octet_length(old.hashes)) <> old.hashes) EXECUTE FUNCTION ledger.refuse_other_tile();

-- Always empty. What the posting function has decided is inserted here and comes out as transfers, entries and balances, all at
-- once; whoever else writes those is checked row by row. By account, in the order of their ids: where its row was read, its
-- version and what could leave then, and how it becomes. By transfer: the places of its accounts among those, and their versions
-- and balances after it; null where it was refused.
create table ledger.posting (
  account_places tid[] not null,
  account_ids uuid[] not null,
  versions_before bigint[] not null,
  versions bigint[] not null,
  balances bigint[] not null,
  helds bigint[] not null,
  out_days bigint[] not null,
  out_months bigint[] not null,
  leaves_before bigint[] not null,
  leaves bigint[] not null,
  month_backs bigint[],
  moment timestamp with time zone not null,
  today date not null,
  this_month date not null,
  ids uuid[] not null,
  debits integer[] not null,
  credits integer[] not null,
  debit_versions bigint[] not null,
  credit_versions bigint[] not null,
  debit_balances bigint[] not null,
  credit_balances bigint[] not null,
  amounts bigint[] not null,
  assets text[] not null,
  asset_at integer[],
  kinds ledger.word[] not null,
  kind_at integer[],
  hashes bytea not null,
  metas jsonb[],
  group_ids uuid[],
  hold_ids uuid[],
  originals uuid[],
  quote_ids uuid[],
  effective_times timestamp with time zone[]
);
CREATE TRIGGER posting_written BEFORE INSERT ON ledger.posting FOR EACH ROW EXECUTE FUNCTION ledger.write_posting();

-- Always empty. As ledger.posting, for one transfer between two accounts: low and high by their ids, with their balances and
-- versions before it, and what leaves each towards its limits.
create table ledger.posting_of_one (
  low_place tid not null,
  low_id uuid not null,
  low_balance bigint not null,
  low_version bigint not null,
  low_out bigint not null,
  high_place tid not null,
  high_id uuid not null,
  high_balance bigint not null,
  high_version bigint not null,
  high_out bigint not null,
  id uuid not null,
  is_low_to_high boolean not null,
  amount bigint not null,
  asset text not null,
  kind ledger.word not null,
  hash bytea not null,
  meta jsonb,
  moment timestamp with time zone not null,
  today date not null,
  this_month date not null
);
CREATE TRIGGER posting_of_one_written BEFORE INSERT ON ledger.posting_of_one FOR EACH ROW EXECUTE FUNCTION ledger.write_posting_of_one();

-- One comparison of the books with themselves: of what is new since xid_from (transactions below xid_to), or of all. broken:
-- [{kind, id}], the accounts concerned were frozen; open_items: money that has stood too long on an account for passing it on.
-- Kinds are those of the proof.
create table ledger.reconciliation_run (
  id uuid not null,
  kind text not null,
  started_at timestamp with time zone not null,
  took_ms integer not null,
  xid_from xid8 not null,
  xid_to xid8 not null,
  transfers bigint not null,
  accounts bigint not null,
  broken jsonb not null,
  open_items jsonb not null,
  frozen integer not null,
  constraint reconciliation_run_pkey PRIMARY KEY (id),
  constraint reconciliation_run_kind_known CHECK (kind = ANY (ARRAY['new'::text, 'all'::text]))
);
CREATE INDEX reconciliation_run_order ON ledger.reconciliation_run USING btree (started_at DESC);

-- Money moved, once and for good. The id is a UUID of version 7 made by the caller: posting it again does nothing. The versions
-- lead to its two entries. xid is the writing transaction: everything below the oldest running one is complete. Append-only.
create table ledger.transfer (
  id uuid not null,
  group_id uuid,
  debit uuid not null,
  credit uuid not null,
  debit_version bigint not null,
  credit_version bigint not null,
  asset text not null,
  amount bigint not null,
  kind ledger.word not null,
  reverses uuid,
  hold_id uuid,
  quote_id uuid,
  effective_at timestamp with time zone,
  posted_at timestamp with time zone not null,
  meta jsonb not null default '{}'::jsonb,
  request_hash bytea not null,
  xid xid8 not null default pg_current_xact_id(),
  constraint transfer_pkey PRIMARY KEY (id),
  constraint transfer_amount_range CHECK (amount >= 1 AND amount <= '4000000000000000000'::bigint),
  constraint transfer_hash_length CHECK (octet_length(request_hash) = 32),
  constraint transfer_id_version CHECK ((get_byte(uuid_send(id), 6) >> 4) = 7),
  constraint transfer_reverses_another CHECK (reverses <> id),
  constraint transfer_two_accounts CHECK (debit <> credit)
);
CREATE INDEX transfer_group ON ledger.transfer USING btree (group_id) WHERE group_id IS NOT NULL;
CREATE INDEX transfer_posted_brin ON ledger.transfer USING brin (posted_at) WITH (pages_per_range='32', autosummarize='on');
CREATE INDEX transfer_reversals ON ledger.transfer USING btree (reverses) WHERE reverses IS NOT NULL;
CREATE TRIGGER transfer_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER transfer_zero_sum AFTER INSERT ON ledger.transfer FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger.check_new_transfer();

-- ledger.accounts_to_post(account_ids uuid[], assets text[], asked_at timestamp with time zone) returns TABLE(ids uuid[], places tid[], balances bigint[], helds bigint[], versions bigint[], lows bigint[], tops bigint[], asset_of integer[], can_give boolean[], can_take boolean[], out_days bigint[], out_months bigint[], leaves bigint[], posted_at timestamp with time zone, owner_kinds text[], owners uuid[])
--   Accounts in the order of their ids, a column each. lows: what the balance may not go below, what is held included; tops: what
--   it may not go above; asset_of: the place of its asset among those given; leaves: what may still leave within the limits, null
--   where nobody counts; posted_at: the earliest time that goes back on none of them; owner_kinds and owners: whose it is.

-- ledger.begin_epoch(strays uuid[], asked_at timestamp with time zone) returns ledger.epoch
--   For the owner, by npm run ledger:epoch: lets the ledger's transaction numbers go on in another cluster. Strays are the
--   transfers that were posted in it before.

-- ledger.cluster() returns text
--   The identifier of the cluster this database is in: a dump loaded elsewhere meets another.

-- ledger.complete_below() returns xid8
--   Transfers of transactions below it are complete: nothing can appear among them any more. Null where this cluster is not the
--   one of the newest epoch.

-- ledger.end_hold(hold_id uuid, end_state text, asked_at timestamp with time zone) returns void
--   Ends an open hold whose account the caller has locked, and gives back what remains of it.

-- ledger.expire_holds(at_most integer, asked_at timestamp with time zone) returns SETOF ledger.hold, as its owner
--   Ends up to so many holds whose time is over and answers them. Several may run at once.

-- ledger.holds_to_capture(hold_ids uuid[], asked_at timestamp with time zone) returns TABLE(ids uuid[], accounts uuid[], lefts bigint[], takens bigint[], states text[], days timestamp without time zone[])
--   Holds, a column each: what is left of them and when they were made.

-- ledger.keep_checkpoint(checkpoint jsonb) returns void, as its owner
--   Keeps a signed root: the one after the last, over what the last does not hold.

-- ledger.keep_reconciliation(run jsonb, kept interval) returns void, as its owner
--   Records one comparison of the books with themselves, and forgets those of what was new that found nothing and are older than
--   so long, a day at least. A comparison that found something is never forgotten.

-- ledger.keep_tiles(levels smallint[], indexes bigint[], contents bytea[]) returns void, as its owner
--   Writes tiles of the tree that have grown. A tile that would lose or change a hash is refused by its trigger.

-- ledger.leaf_of(t ledger.transfer) returns text
--   A transfer as the log hashes it: every column that says what happened, one a line, in one order. The same text years later.

-- ledger.open_accounts(items jsonb, asked_at timestamp with time zone) returns TABLE(account_id uuid, owner_kind text, owner_id uuid, asset text, purpose text), as its owner
--   Opens those of the accounts that do not exist yet and returns the ids of all. Safe to repeat and to run at the same time.

-- ledger.place_holds(items jsonb, asked_at timestamp with time zone) returns TABLE(transfer_id uuid, verdict text, code text, posted_at timestamp with time zone), as its owner
--   Sets money aside and answers each item: posted, replayed, or refused with a code. It counts towards the limits from now on,
--   unless the house orders it. Items: {id, account_id, amount, reason, expires_at, is_ordered}.

-- ledger.post(account_ids uuid[], ids uuid[], debits integer[], credits integer[], amounts bigint[], assets text[], asset_at integer[], kinds ledger.word[], kind_at integer[], hashes bytea, metas jsonb[], group_ids uuid[], hold_ids uuid[], endings boolean[], originals uuid[], quote_ids uuid[], effective_times timestamp with time zone[], has_repeats boolean, is_locking boolean, asked_at timestamp with time zone, OUT first_id uuid, OUT posted_at timestamp with time zone, OUT codes text[], OUT times timestamp with time zone[]) returns record, as its owner
--   Posts a batch of transfers in the caller's transaction, in order. account_ids: the accounts concerned, each once, ascending;
--   debits and credits are places among them, from 1. assets and kinds are listed once each, with the place of each item's own;
--   null where all have the first. hashes: 32 bytes of each item. Columns that no item needs are null. Answers the first id, so
--   that nobody takes the answer of another batch for theirs, the time of the posting and, where not all were posted, a code for
--   each: null posted, replayed (posted before with the same content, at its time in times), or why it was refused; a refusal
--   leaves its neighbours alone, and transfers with one group_id stand together and are posted all or not at all. is_locking
--   locks the accounts first; else they are read, and locked only as they are written, and all is done again under locks where
--   somebody was quicker.

-- ledger.post_in_tx(items jsonb, asked_at timestamp with time zone) returns TABLE(transfer_id uuid, verdict text, code text, posted_at timestamp with time zone), as its owner
--   The posting function for hands: the same over a list of {id, group_id?, debit, credit, asset, amount, kind, meta?, hold_id?,
--   ends_hold?, reverses?, quote_id?, effective_at?}, with an answer for each: posted, replayed, or refused with a code.

-- ledger.post_one(id uuid, debit uuid, credit uuid, amount bigint, asset text, kind ledger.word, hash bytea, meta jsonb, asked_at timestamp with time zone, OUT first_id uuid, OUT posted_at timestamp with time zone, OUT code text) returns record, as its owner
--   Posts one plain transfer as ledger.post does, with its locks first. Answers its id, the time of the posting, and a code where
--   it was not posted now: replayed, or why it was refused.

-- ledger.register_log_key(key bytea, asked_at timestamp with time zone) returns boolean, as its owner
--   Makes the key known that signs from now on; false where another key has taken over since this one signed.

-- ledger.release_hold(hold_id uuid, asked_at timestamp with time zone) returns text, as its owner
--   Ends a hold and gives back what remains of it. Answers released, already_ended or unknown.

-- ledger.set_account_limits(account_id uuid, day_limit bigint, month_limit bigint) returns boolean, as its owner
--   Sets how much may leave an account on one UTC day and in one UTC month; null is no limit.

-- ledger.set_account_status(account_id uuid, wanted text) returns boolean, as its owner
--   Freezes an account, lets it go again, or closes it.

-- ledger.take_snapshots(month_end timestamp with time zone, asked_at timestamp with time zone, after uuid, at_most integer) returns uuid, as its owner
--   Keeps the balances at the end of a month of up to so many accounts after one, and answers the last looked at; null where
--   there are no more. Safe to repeat.

-- ledger.transfers_to_reverse(originals uuid[]) returns TABLE(ids uuid[], debits uuid[], credits uuid[], assets text[], lefts bigint[])
--   Transfers, a column each: what can still be given back of them.

-- ledger.version_before(account_id uuid, instant timestamp with time zone) returns bigint
--   The version of an account's last entry posted before an instant; 0 where there is none.

-- -------------------- legals --------------------

-- Who agreed to which version of which legal document, when and how. A row never changes; it goes with the account.
create table legals.acceptance (
  id uuid not null,
  user_id uuid not null,
  document text not null,
  version text not null,
  -- SHA-256 of the English wording of that version, which is the one that binds.
  hash text not null,
  way text not null,
  -- The language in which the person read the product.
  language text not null,
  accepted_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  constraint acceptance_pkey PRIMARY KEY (id),
  constraint acceptance_once UNIQUE (user_id, document, version),
  constraint acceptance_hash CHECK (hash ~ '^[0-9a-f]{64}$'::text),
  constraint acceptance_way CHECK (way = ANY (ARRAY['sign_up'::text, 'page'::text]))
);

-- -------------------- locale --------------------

-- How a person wants to be spoken to. Whoever has no row has chosen nothing yet.
create table locale.preference (
  user_id uuid not null,
  currency text not null,
  language text not null,
  country_code text not null,
  city text not null,
  timezone text not null,
  theme text not null,
  motion text not null,
  contrast text not null,
  text_size text not null,
  saved_at timestamp with time zone not null,
  constraint preference_pkey PRIMARY KEY (user_id),
  constraint preference_city_length CHECK (char_length(city) <= 80),
  constraint preference_contrast_known CHECK (contrast = ANY (ARRAY['system'::text, 'standard'::text, 'more'::text])),
  constraint preference_country_form CHECK (country_code ~ '^[A-Z]{2}$'::text),
  constraint preference_motion_known CHECK (motion = ANY (ARRAY['system'::text, 'reduced'::text, 'full'::text])),
  constraint preference_text_size_known CHECK (text_size = ANY (ARRAY['standard'::text, 'large'::text, 'largest'::text])),
  constraint preference_theme_known CHECK (theme = ANY (ARRAY['system'::text, 'light'::text, 'dark'::text]))
);

-- -------------------- media --------------------

-- Pictures that everyone may see who knows their address.
create table media.picture (
  id uuid not null,
  -- Null where the account is gone: what it published stays.
  added_by uuid,
  width integer not null,
  height integer not null,
  added_at timestamp with time zone not null,
  constraint picture_key PRIMARY KEY (id),
  constraint picture_has_size CHECK (width >= 1 AND width <= 16000 AND height >= 1 AND height <= 16000)
);
CREATE INDEX picture_added_by ON media.picture USING btree (added_by);
CREATE INDEX picture_oldest ON media.picture USING btree (added_at, id);

-- A picture as browsers get it: drawn anew, so that nothing of the file that came is in it.
create table media.picture_file (
  picture_id uuid not null,
  width integer not null,
  format text not null,
  height integer not null,
  bytes bytea storage external not null,
  constraint picture_file_key PRIMARY KEY (picture_id, width, format),
  constraint picture_file_picture FOREIGN KEY (picture_id) REFERENCES media.picture(id) ON DELETE CASCADE,
  constraint picture_file_format_known CHECK (format = ANY (ARRAY['avif'::text, 'webp'::text, 'jpeg'::text]))
);

-- -------------------- newsletter --------------------

-- A post in one language on its way to those who subscribe to it.
create table newsletter.edition (
  id uuid not null,
  post_id uuid not null,
  language text not null,
  made_at timestamp with time zone not null,
  -- The subscribers up to this mark have it.
  after_mark bytea,
  mails integer not null default 0,
  published_by uuid,
  -- So many subscribers, more than one editor may send to: it waits until another one approves.
  held_for integer,
  approved_by uuid,
  approved_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint edition_key PRIMARY KEY (id),
  constraint edition_once UNIQUE (post_id, language),
  constraint edition_approved CHECK ((approved_by IS NULL) = (approved_at IS NULL)),
  constraint edition_approved_by_another CHECK (approved_by <> published_by),
  constraint edition_mails_counted CHECK (mails >= 0)
);
CREATE INDEX edition_open ON newsletter.edition USING btree (id) WHERE ended_at IS NULL AND (held_for IS NULL OR approved_at IS NOT NULL);

-- How often an address was asked to confirm lately. Forgotten after a day.
create table newsletter.letter (
  email_mark bytea not null,
  sent_at timestamp with time zone not null
);
CREATE INDEX letter_of_address ON newsletter.letter USING btree (email_mark, sent_at);
CREATE INDEX letter_sent ON newsletter.letter USING btree (sent_at);

-- To which addresses an edition was mailed. Deleted when the person leaves, and a day after the edition has ended.
create table newsletter.mailed (
  edition_id uuid not null,
  email_mark bytea not null,
  queued_at timestamp with time zone not null,
  constraint mailed_once PRIMARY KEY (edition_id, email_mark),
  constraint mailed_edition FOREIGN KEY (edition_id) REFERENCES newsletter.edition(id)
);
CREATE INDEX mailed_to_address ON newsletter.mailed USING btree (email_mark);

-- Addresses to which posts are mailed in one language, once they were confirmed. Deleted when the person leaves.
create table newsletter.subscription (
  id uuid not null,
  sealed_email text not null,
  -- A keyed hash of the address in lower case.
  email_mark bytea not null,
  language text not null,
  -- Null: posts of all categories.
  category text,
  asked_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  -- Whose confirmed address it was, where it was that of an account: it ends with the account.
  user_id uuid,
  constraint subscription_key PRIMARY KEY (id),
  constraint subscription_once UNIQUE NULLS NOT DISTINCT (email_mark, language, category)
);
CREATE INDEX subscription_confirmed ON newsletter.subscription USING btree (language, email_mark) WHERE confirmed_at IS NOT NULL;
CREATE INDEX subscription_of_account ON newsletter.subscription USING btree (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX subscription_unconfirmed ON newsletter.subscription USING btree (asked_at) WHERE confirmed_at IS NULL;

-- -------------------- notes --------------------

-- What people note about others. Only the owner reads it.
create table notes.note (
  owner_id uuid not null,
  -- The user id of the person whom the note is about.
  about uuid not null,
  -- Encrypted for this owner and person.
  sealed_text text not null,
  changed_at timestamp with time zone not null,
  constraint note_key PRIMARY KEY (owner_id, about),
  constraint note_about_another CHECK (owner_id <> about)
);

-- -------------------- notifications --------------------
-- What people should know, as the bell shows it.

-- What became of each e-mail and text message of a notification: given to the outbox, or why it was not.
create table notifications.delivery (
  notification_id uuid not null,
  user_id uuid not null,
  channel text not null,
  state text not null,
  at timestamp with time zone not null,
  constraint delivery_key PRIMARY KEY (notification_id, channel),
  constraint delivery_notification FOREIGN KEY (notification_id) REFERENCES notifications.notification(id) ON DELETE CASCADE,
  constraint delivery_channel_known CHECK (channel = ANY (ARRAY['email'::text, 'sms'::text])),
  constraint delivery_state_known CHECK (state = ANY (ARRAY['sent'::text, 'no_contact'::text, 'unverified'::text, 'day_limit'::text, 'mailed_by_domain'::text]))
);
CREATE INDEX delivery_of_person ON notifications.delivery USING btree (user_id, at DESC);

-- One thing a person should know: its kind and parameters, from which the browser makes the sentence. One for each event and
-- person, however often the event is heard.
create table notifications.notification (
  id uuid not null,
  user_id uuid not null,
  event_id uuid not null,
  kind text not null,
  params jsonb not null default '{}'::jsonb,
  link text,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  -- The person does not want to see notices of this kind in the app; it may have gone out by e-mail.
  is_silent boolean not null default false,
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_event_key UNIQUE (event_id, user_id),
  constraint notification_kind_format CHECK (kind ~ '^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$'::text),
  constraint notification_link_inside CHECK (link ~ '^/([^/\\]|$)'::text),
  constraint notification_params_flat CHECK (jsonb_typeof(params) = 'object'::text)
);
CREATE INDEX notification_by_person ON notifications.notification USING btree (user_id, id DESC);
CREATE INDEX notification_unread ON notifications.notification USING btree (user_id) WHERE read_at IS NULL AND NOT is_silent;

-- How a person wants to be told of what, where that is not as it stands for everyone.
create table notifications.preference (
  user_id uuid not null,
  category text not null,
  channel text not null,
  is_on boolean not null,
  changed_at timestamp with time zone not null,
  constraint preference_key PRIMARY KEY (user_id, category, channel),
  constraint preference_category_known CHECK (category = ANY (ARRAY['money'::text, 'security'::text, 'task'::text, 'alert'::text])),
  constraint preference_channel_known CHECK (channel = ANY (ARRAY['in_app'::text, 'email'::text, 'sms'::text]))
);

-- How a person wants to be told of one type of notice, where that is not as they chose for its category.
create table notifications.type_preference (
  user_id uuid not null,
  type text not null,
  channel text not null,
  is_on boolean not null,
  changed_at timestamp with time zone not null,
  constraint type_preference_key PRIMARY KEY (user_id, type, channel),
  constraint type_preference_channel_known CHECK (channel = ANY (ARRAY['in_app'::text, 'email'::text, 'sms'::text])),
  constraint type_preference_format CHECK (type ~ '^(money|security|task|alert)\.[a-z_]+$'::text)
);

-- -------------------- openings --------------------

-- How often a network asked and an address was written to lately; keyed marks, not addresses. Forgotten after a day.
create table openings.asking (
  mark text not null,
  at timestamp with time zone not null
);
CREATE INDEX asking_at ON openings.asking USING btree (at);
CREATE INDEX asking_mark ON openings.asking USING btree (mark, at);

-- Who is told when a service opens: a person, or an address that was confirmed. Deleted once they were told.
create table openings.waiting (
  id uuid not null,
  service text not null,
  user_id uuid,
  -- In lower case.
  email text,
  -- Of the secret in the mailed link, which confirms and which takes back.
  token_hash text,
  language text not null,
  asked_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  constraint waiting_pkey PRIMARY KEY (id),
  constraint waiting_address_once UNIQUE (service, email),
  constraint waiting_person_once UNIQUE (service, user_id),
  constraint waiting_token_unique UNIQUE (token_hash),
  constraint waiting_address_has_link CHECK ((email IS NULL) = (token_hash IS NULL)),
  constraint waiting_by_one_way CHECK ((user_id IS NULL) <> (email IS NULL)),
  constraint waiting_person_is_confirmed CHECK (user_id IS NULL OR confirmed_at IS NOT NULL)
);
CREATE INDEX waiting_confirmed ON openings.waiting USING btree (service, id) WHERE confirmed_at IS NOT NULL;
CREATE INDEX waiting_of_person ON openings.waiting USING btree (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX waiting_unconfirmed ON openings.waiting USING btree (asked_at) WHERE confirmed_at IS NULL;

-- -------------------- organisations --------------------

-- A person who is asked to join a team; they join when they accept.
create table organisations.invitation (
  id uuid not null,
  organisation_id uuid not null,
  -- Null while it waits for the person who has the address.
  user_id uuid,
  role text not null,
  invited_by uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  state text not null,
  ended_at timestamp with time zone,
  -- Where the mail went. Gone once the invitation has ended.
  sealed_email text,
  -- A keyed hash of the address in lower case; null: a person was invited by their username.
  email_mark bytea,
  constraint invitation_key PRIMARY KEY (id),
  constraint invitation_organisation FOREIGN KEY (organisation_id) REFERENCES organisations.organisation(id),
  constraint invitation_address_while_open CHECK (sealed_email IS NULL OR state = 'open'::text),
  constraint invitation_end CHECK ((ended_at IS NULL) = (state = 'open'::text)),
  constraint invitation_role_known CHECK (role = ANY (ARRAY['owner'::text, 'finance'::text, 'editor'::text, 'viewer'::text])),
  constraint invitation_state_known CHECK (state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text])),
  constraint invitation_to_someone CHECK (user_id IS NOT NULL OR email_mark IS NOT NULL)
);
CREATE INDEX invitation_ending ON organisations.invitation USING btree (expires_at) WHERE state = 'open'::text;
CREATE INDEX invitation_mailed_by ON organisations.invitation USING btree (invited_by, created_at) WHERE email_mark IS NOT NULL;
CREATE INDEX invitation_of_person ON organisations.invitation USING btree (user_id) WHERE state = 'open'::text;
CREATE UNIQUE INDEX invitation_once ON organisations.invitation USING btree (organisation_id, user_id) WHERE state = 'open'::text;
CREATE UNIQUE INDEX invitation_once_to_address ON organisations.invitation USING btree (organisation_id, email_mark) WHERE state = 'open'::text AND user_id IS NULL;
CREATE INDEX invitation_to_address ON organisations.invitation USING btree (email_mark, created_at) WHERE email_mark IS NOT NULL;
CREATE TRIGGER invitation_follows_machine BEFORE INSERT OR UPDATE OF state ON organisations.invitation FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'open', 'open > accepted declined withdrawn expired');

-- Who may act for an organisation, and in which role. An open organisation has one owner at least.
create table organisations.member (
  organisation_id uuid not null,
  user_id uuid not null,
  role text not null,
  joined_at timestamp with time zone not null,
  constraint member_key PRIMARY KEY (organisation_id, user_id),
  constraint member_organisation FOREIGN KEY (organisation_id) REFERENCES organisations.organisation(id),
  constraint member_role_known CHECK (role = ANY (ARRAY['owner'::text, 'finance'::text, 'editor'::text, 'viewer'::text]))
);
CREATE INDEX member_of_person ON organisations.member USING btree (user_id);

-- A business, a government body or an NGO for which people act. What it says of itself is self-declared.
create table organisations.organisation (
  id uuid not null,
  kind text not null,
  name text not null,
  country text not null,
  created_at timestamp with time zone not null,
  -- From then on it can be read, not changed.
  closed_at timestamp with time zone,
  -- Its number in the register of businesses; null: self-declared.
  register_number text,
  -- The name without capitals, accents, spaces and legal form, by which a text is found to name it.
  name_key text not null,
  constraint organisation_key PRIMARY KEY (id),
  constraint organisation_register_number_once UNIQUE (register_number),
  constraint organisation_country_form CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint organisation_kind_known CHECK (kind = ANY (ARRAY['business'::text, 'government'::text, 'ngo'::text])),
  constraint organisation_name_length CHECK (char_length(name) >= 1 AND char_length(name) <= 160)
);
CREATE INDEX organisation_by_beginning ON organisations.organisation USING btree ("left"(name_key, 2));
CREATE INDEX organisation_by_name ON organisations.organisation USING btree (name_key);

-- Every change of a team, in order. Append-only.
create table organisations.team_change (
  id uuid not null,
  organisation_id uuid not null,
  change text not null,
  actor_id uuid not null,
  person_id uuid,
  role text,
  at timestamp with time zone not null,
  constraint team_change_key PRIMARY KEY (id),
  constraint team_change_organisation FOREIGN KEY (organisation_id) REFERENCES organisations.organisation(id),
  constraint team_change_known CHECK (change = ANY (ARRAY['created'::text, 'renamed'::text, 'invited'::text, 'joined'::text, 'declined'::text, 'withdrawn'::text, 'role_changed'::text, 'removed'::text, 'left'::text, 'handed_over'::text, 'closed'::text]))
);
CREATE INDEX team_change_of ON organisations.team_change USING btree (organisation_id, id DESC);
CREATE INDEX team_change_of_person ON organisations.team_change USING btree (person_id, at) WHERE change = ANY (ARRAY['left'::text, 'removed'::text]);
CREATE TRIGGER team_change_kept BEFORE DELETE OR UPDATE ON organisations.team_change FOR EACH ROW EXECUTE FUNCTION organisations.keep_changes();
CREATE TRIGGER team_change_not_emptied BEFORE TRUNCATE ON organisations.team_change FOR EACH STATEMENT EXECUTE FUNCTION organisations.keep_changes();

-- -------------------- payment_requests --------------------

-- Somebody asks for money: one person, or whoever opens the link (is_open). A null amount leaves it to the payer. Paid is what
-- has come so far, in minor units; the transfers are in request_payment.
create table payment_requests.payment_request (
  id uuid not null,
  requester_id uuid not null,
  payer_id uuid,
  is_open boolean not null,
  asset text not null,
  amount bigint,
  paid bigint not null default 0,
  note text,
  state text not null default 'pending'::text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint payment_request_pkey PRIMARY KEY (id),
  constraint payment_request_amount_positive CHECK (amount > 0),
  constraint payment_request_end_known CHECK ((state = ANY (ARRAY['pending'::text, 'partially_paid'::text])) = (ended_at IS NULL)),
  constraint payment_request_expires_later CHECK (expires_at > created_at),
  constraint payment_request_paid_range CHECK (paid >= 0 AND paid <= COALESCE(amount, paid)),
  constraint payment_request_paid_state CHECK (state = 'pending'::text AND paid = 0 OR state <> 'pending'::text),
  constraint payment_request_payer_known CHECK (is_open OR payer_id IS NOT NULL),
  constraint payment_request_state_known CHECK (state = ANY (ARRAY['pending'::text, 'partially_paid'::text, 'paid'::text, 'declined'::text, 'cancelled'::text, 'expired'::text])),
  constraint payment_request_two_people CHECK (payer_id <> requester_id)
);
CREATE INDEX payment_request_by_payer ON payment_requests.payment_request USING btree (payer_id, id DESC) WHERE payer_id IS NOT NULL;
CREATE INDEX payment_request_by_requester ON payment_requests.payment_request USING btree (requester_id, id DESC);
CREATE INDEX payment_request_due ON payment_requests.payment_request USING btree (expires_at) WHERE ended_at IS NULL;
CREATE TRIGGER payment_request_follows_machine BEFORE INSERT OR UPDATE OF state ON payment_requests.payment_request FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'pending', 'pending > partially_paid paid declined cancelled expired', 'partially_paid > paid declined cancelled expired');

-- Whose requests for money a person takes no longer.
create table payment_requests.request_block (
  user_id uuid not null,
  blocked_id uuid not null,
  created_at timestamp with time zone not null,
  constraint request_block_pkey PRIMARY KEY (user_id, blocked_id),
  constraint request_block_two_people CHECK (user_id <> blocked_id)
);

-- Each transfer that paid a request, or a part of one.
create table payment_requests.request_payment (
  request_id uuid not null,
  transfer_id uuid not null,
  payer_id uuid not null,
  amount bigint not null,
  paid_at timestamp with time zone not null,
  constraint request_payment_pkey PRIMARY KEY (request_id, transfer_id),
  constraint request_payment_positive CHECK (amount > 0)
);

-- -------------------- payments --------------------

-- Each try to move the money of a payment, over which rail, and what became of it.
create table payments.attempt (
  payment_id uuid not null,
  number integer not null,
  rail text not null,
  state text not null,
  -- Null on the rail test, which moves nothing.
  transfer_id uuid,
  at timestamp with time zone not null,
  -- What the router was asked and what it decided; asked again it decides the same. Null: the attempt is older than the router.
  route jsonb,
  -- Attempts that one confirmation of the payer led to have the same round.
  round integer not null default 1,
  -- The name of the test number. No number of a card is kept.
  instrument text,
  failure text,
  took_ms integer,
  -- From here on the rail may have taken the request: it is asked what became of it, and the request is never sent again.
  sent_at timestamp with time zone,
  asked integer not null default 0,
  -- When the rail is asked again; null where it has not been silent.
  ask_at timestamp with time zone,
  ended_at timestamp with time zone,
  -- How the rail calls the request: it is asked by this name where it has said one.
  provider_ref text,
  -- Where the payer goes on, at the rail. Null with a time: the simulated bank, which is asked on our own page.
  action_url text,
  -- Until then the payer can do what the rail asks of them; null where it asks nothing.
  action_until timestamp with time zone,
  -- When the rail first did not say what became of it, since it last said something; null where it has always said so.
  silent_since timestamp with time zone,
  constraint attempt_pkey PRIMARY KEY (payment_id, number),
  constraint attempt_action_ends CHECK ((action_url IS NOT NULL) <= (action_until IS NOT NULL)),
  constraint attempt_asked_positive CHECK (asked >= 0),
  constraint attempt_asked_sent CHECK ((ask_at IS NOT NULL) <= (sent_at IS NOT NULL)),
  constraint attempt_end_known CHECK ((state = 'pending'::text) = (ended_at IS NULL)),
  constraint attempt_failure_said CHECK ((failure IS NOT NULL) >= (state = 'failed'::text)),
  constraint attempt_moves_money CHECK ((transfer_id IS NOT NULL) <= ((rail = ANY (ARRAY['internal'::text, 'stripe'::text, 'open_payments'::text])) AND state <> 'failed'::text)),
  constraint attempt_number_positive CHECK (number > 0),
  constraint attempt_round_positive CHECK (round > 0),
  constraint attempt_state_known CHECK (state = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text])),
  constraint attempt_success_clean CHECK ((failure IS NOT NULL) <= (state <> 'succeeded'::text)),
  constraint attempt_took_positive CHECK (took_ms >= 0)
);
CREATE INDEX attempt_on_rail ON payments.attempt USING btree (rail, ended_at) WHERE state = 'succeeded'::text;
CREATE UNIQUE INDEX attempt_one_pending ON payments.attempt USING btree (payment_id) WHERE state = 'pending'::text;
CREATE INDEX attempt_silent ON payments.attempt USING btree (sent_at) WHERE state = 'pending'::text;

-- One order of a shop on its way to be paid: a link of its own that is sold once, and where the customer goes afterwards.
create table payments.checkout_session (
  id uuid not null,
  link_id uuid not null,
  merchant_id uuid not null,
  is_test boolean not null,
  success_url text not null,
  cancel_url text,
  created_at timestamp with time zone not null,
  constraint checkout_session_pkey PRIMARY KEY (id),
  constraint checkout_session_link_once UNIQUE (link_id),
  constraint checkout_session_urls_length CHECK (char_length(success_url) <= 2000 AND char_length(cancel_url) <= 2000)
);
CREATE INDEX checkout_session_by_merchant ON payments.checkout_session USING btree (merchant_id, id DESC);

-- A payer, or a rail, wants the money of a payment back. While it is open the money is in the reserve of the merchant, as far as
-- their sales had it.
create table payments.dispute (
  id uuid not null,
  payment_id uuid not null,
  merchant_id uuid not null,
  payer_id uuid not null,
  title text not null,
  rail text not null,
  reason text not null,
  asset text not null,
  amount bigint not null,
  -- What of the amount lies in the reserve now; the ledger has the sum.
  reserved bigint not null default 0,
  state text not null,
  -- How a simulated rail decides once it is answered; null where staff decide.
  script text,
  sealed_statement text,
  sealed_evidence text,
  sealed_decision text,
  is_test boolean not null,
  is_sample boolean not null,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  decide_at timestamp with time zone,
  ended_at timestamp with time zone,
  decided_by uuid,
  -- What went back to the payer; null while nothing has, and for a test.
  transfer_id uuid,
  -- The sales of the merchant lack more of it than the fee: the house would pay the rest, so that an officer decides, also where
  -- nobody answers.
  is_short boolean not null default false,
  -- How the rail calls it; null where it is none of a rail of another company.
  provider_ref text,
  -- What the merchant answered to the question of a rail, once the dispute itself takes the money and waits for an answer of its
  -- own.
  sealed_earlier_answer text,
  earlier_answered_at timestamp with time zone,
  constraint dispute_pkey PRIMARY KEY (id),
  constraint dispute_once UNIQUE (payment_id),
  constraint dispute_amount_positive CHECK (amount > 0),
  constraint dispute_answer_known CHECK ((state = ANY (ARRAY['under_review'::text, 'warning_under_review'::text])) <= (answered_at IS NOT NULL OR is_short)),
  constraint dispute_decision_kept CHECK ((decided_by IS NULL) = (sealed_decision IS NULL)),
  constraint dispute_due_later CHECK (due_at > opened_at),
  constraint dispute_earlier_answer_dated CHECK ((sealed_earlier_answer IS NULL) = (earlier_answered_at IS NULL)),
  constraint dispute_end_known CHECK ((state = ANY (ARRAY['won'::text, 'lost'::text, 'prevented'::text, 'warning_closed'::text])) = (ended_at IS NOT NULL)),
  constraint dispute_reason_known CHECK (reason = ANY (ARRAY['not_received'::text, 'not_as_described'::text, 'duplicate'::text, 'fraudulent'::text, 'refund_missing'::text, 'other'::text])),
  constraint dispute_reserved_money CHECK (reserved = 0 OR NOT is_test),
  constraint dispute_reserved_open CHECK (reserved = 0 OR (state = ANY (ARRAY['needs_response'::text, 'under_review'::text]))),
  constraint dispute_reserved_range CHECK (reserved >= 0 AND reserved <= amount),
  constraint dispute_script_known CHECK (script = ANY (ARRAY['won'::text, 'lost'::text, 'warning_closed'::text])),
  constraint dispute_script_test CHECK ((script IS NOT NULL) = is_test OR is_sample),
  constraint dispute_short_money CHECK (NOT (is_short AND is_test)),
  constraint dispute_state_known CHECK (state = ANY (ARRAY['warning_needs_response'::text, 'warning_under_review'::text, 'warning_closed'::text, 'needs_response'::text, 'under_review'::text, 'won'::text, 'lost'::text, 'prevented'::text]))
);
CREATE INDEX dispute_by_merchant ON payments.dispute USING btree (merchant_id, id DESC);
CREATE INDEX dispute_by_payer ON payments.dispute USING btree (payer_id, id DESC);
CREATE INDEX dispute_desk ON payments.dispute USING btree (id) WHERE state = 'under_review'::text AND NOT is_test;
CREATE INDEX dispute_due ON payments.dispute USING btree (due_at) WHERE state = ANY (ARRAY['needs_response'::text, 'warning_needs_response'::text]);
CREATE UNIQUE INDEX dispute_of_rail ON payments.dispute USING btree (rail, provider_ref) WHERE provider_ref IS NOT NULL;
CREATE INDEX dispute_to_decide ON payments.dispute USING btree (decide_at) WHERE state = ANY (ARRAY['under_review'::text, 'warning_under_review'::text]);
CREATE TRIGGER dispute_follows_machine BEFORE INSERT OR UPDATE OF state ON payments.dispute FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'warning_needs_response', 'warning_needs_response > needs_response warning_under_review prevented', 'warning_under_review > needs_response warning_closed', 'warning_closed > needs_response', 'needs_response > lost under_review won', 'under_review > lost won');
CREATE TRIGGER dispute_keeps_sample_mark BEFORE UPDATE OF is_sample ON payments.dispute FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- The states that a dispute came to, who brought it there, and when.
create table payments.dispute_step (
  dispute_id uuid not null,
  number integer not null,
  state text not null,
  by text not null,
  at timestamp with time zone not null,
  constraint dispute_step_pkey PRIMARY KEY (dispute_id, number),
  constraint dispute_step_by_known CHECK (by = ANY (ARRAY['payer'::text, 'merchant'::text, 'rail'::text, 'staff'::text, 'time'::text])),
  constraint dispute_step_number_positive CHECK (number > 0)
);

-- Files that a side handed in to a dispute. Their bytes and names are in the store of uploads.
create table payments.evidence_file (
  dispute_id uuid not null,
  number integer not null,
  by text not null,
  owner_id uuid not null,
  file_id uuid not null,
  media_type text not null,
  size_bytes bigint not null,
  at timestamp with time zone not null,
  constraint evidence_file_pkey PRIMARY KEY (dispute_id, number),
  constraint evidence_file_by_known CHECK (by = ANY (ARRAY['payer'::text, 'merchant'::text])),
  constraint evidence_file_number_positive CHECK (number > 0),
  constraint evidence_file_size_positive CHECK (size_bytes > 0)
);
CREATE INDEX evidence_file_by_owner ON payments.evidence_file USING btree (owner_id);
CREATE UNIQUE INDEX evidence_file_of_file ON payments.evidence_file USING btree (file_id);

-- Which officer asked for a link to a file of a dispute: without such a row nobody but its two sides can open it.
create table payments.evidence_opening (
  file_id uuid not null,
  reader_id uuid not null,
  at timestamp with time zone not null,
  constraint evidence_opening_pkey PRIMARY KEY (file_id, reader_id, at)
);

-- What a merchant sells under one address. A null amount leaves it to the payer; a null stock has no limit.
create table payments.link (
  id uuid not null,
  merchant_id uuid not null,
  title text not null,
  asset text not null,
  amount bigint,
  stock integer,
  sold integer not null default 0,
  state text not null default 'active'::text,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  -- Made with a test key: its payments move no money.
  is_test boolean not null default false,
  -- manual: the money is held in the payer's wallet until the merchant captures it.
  capture text not null default 'automatic'::text,
  -- What the merchant has written with it, for their own use and for their routing rules.
  metadata jsonb not null default '{}'::jsonb,
  -- Made for one checkout session: it is sold once, and stands in no list of links.
  is_checkout boolean not null default false,
  -- The words of its title, and of an order those that its shop calls it by. A payment has the title of its link, so payments are
  -- found by it, too.
  search_words tsvector not null default ''::tsvector,
  constraint link_pkey PRIMARY KEY (id),
  constraint link_amount_positive CHECK (amount > 0),
  constraint link_capture_known CHECK (capture = ANY (ARRAY['automatic'::text, 'manual'::text])),
  constraint link_exhausted_sold CHECK ((state = 'exhausted'::text) <= (sold = stock)),
  constraint link_expires_later CHECK (expires_at > created_at),
  constraint link_sold_range CHECK (sold >= 0 AND sold <= COALESCE(stock, sold)),
  constraint link_state_known CHECK (state = ANY (ARRAY['active'::text, 'inactive'::text, 'expired'::text, 'exhausted'::text])),
  constraint link_stock_positive CHECK (stock > 0),
  constraint link_title_length CHECK (char_length(title) >= 1 AND char_length(title) <= 80)
);
CREATE INDEX link_by_merchant ON payments.link USING btree (merchant_id, id DESC);
CREATE INDEX link_by_mode ON payments.link USING btree (merchant_id, is_test, id DESC);
CREATE INDEX link_due ON payments.link USING btree (expires_at) WHERE state = ANY (ARRAY['active'::text, 'inactive'::text]);
CREATE INDEX link_listed ON payments.link USING btree (merchant_id, id DESC) WHERE NOT is_checkout;
CREATE INDEX link_search ON payments.link USING gin (search_words);
CREATE INDEX link_unsold_order ON payments.link USING btree (merchant_id, id DESC) WHERE is_checkout AND state <> 'exhausted'::text;
CREATE TRIGGER link_follows_machine BEFORE INSERT OR UPDATE OF state ON payments.link FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'active', 'active > inactive exhausted expired', 'inactive > active expired', 'exhausted > active');
CREATE TRIGGER link_keeps_sample_mark BEFORE UPDATE OF is_sample ON payments.link FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- A person pays a link once. The money is in the ledger: the amount less the fee lies with the merchant, pending until
-- available_at.
create table payments.payment (
  id uuid not null,
  link_id uuid not null,
  merchant_id uuid not null,
  payer_id uuid not null,
  title text not null,
  asset text not null,
  amount bigint not null,
  fee bigint not null,
  state text not null default 'requires_payment_method'::text,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  available_at timestamp with time zone,
  is_available boolean not null default false,
  refunded bigint not null default 0,
  -- How much of what was refunded came from what was still pending of this very payment; the rest came from the available
  -- balance.
  refunded_pending bigint not null default 0,
  -- Of a test link: the ledger knows nothing of it.
  is_test boolean not null default false,
  capture text not null default 'automatic'::text,
  -- What the payer agreed to have held. From the capture on, amount is what was taken of it; the rest went back.
  authorized bigint,
  -- The hold in the ledger; null for a test payment, which holds nothing.
  hold_id uuid,
  capture_until timestamp with time zone,
  -- What a dispute keeps back or has brought back to the payer: it is not refunded as well. Nothing, once the merchant has won.
  disputed bigint not null default 0,
  -- How much of what was pending of this very payment went to the reserve for a dispute; it never becomes available with the
  -- rest.
  disputed_pending bigint not null default 0,
  -- As the link had it when the payment began.
  metadata jsonb not null default '{}'::jsonb,
  -- How the payer has chosen to pay; null where they have not said.
  method text,
  -- Its money stays pending until its merchant has looked.
  in_review boolean not null default false,
  -- Its merchant's rules or lists did not take it: no money has moved.
  is_blocked boolean not null default false,
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_amount_positive CHECK (amount > 0),
  constraint payment_authorized_manual CHECK ((authorized IS NOT NULL) <= (capture = 'manual'::text)),
  constraint payment_available_known CHECK (is_available <= (available_at IS NOT NULL)),
  constraint payment_available_paid CHECK ((available_at IS NOT NULL) = (state = 'succeeded'::text)),
  constraint payment_blocked_ended CHECK (is_blocked <= (state = 'canceled'::text)),
  constraint payment_capture_known CHECK (capture = ANY (ARRAY['automatic'::text, 'manual'::text])),
  constraint payment_capture_timed CHECK ((authorized IS NOT NULL) = (capture_until IS NOT NULL)),
  constraint payment_disputed_paid CHECK (disputed = 0 OR state = 'succeeded'::text),
  constraint payment_disputed_pending_range CHECK (disputed_pending >= 0 AND (refunded_pending + disputed_pending) <= (amount - fee)),
  constraint payment_disputed_range CHECK (disputed >= 0 AND (refunded + disputed) <= amount),
  constraint payment_end_known CHECK ((state = ANY (ARRAY['succeeded'::text, 'canceled'::text])) = (ended_at IS NOT NULL)),
  constraint payment_fee_range CHECK (fee >= 0 AND fee <= amount),
  constraint payment_hold_moves_money CHECK ((hold_id IS NOT NULL) = (authorized IS NOT NULL AND NOT is_test)),
  constraint payment_method_chosen CHECK ((state = ANY (ARRAY['requires_confirmation'::text, 'requires_action'::text])) <= (method IS NOT NULL)),
  constraint payment_method_known CHECK (method = ANY (ARRAY['wallet'::text, 'card'::text, 'open_payments'::text, 'test_number'::text])),
  constraint payment_refunded_paid CHECK (refunded = 0 OR state = 'succeeded'::text),
  constraint payment_refunded_pending_range CHECK (refunded_pending >= 0 AND refunded_pending <= refunded),
  constraint payment_refunded_range CHECK (refunded >= 0 AND refunded <= amount),
  constraint payment_state_known CHECK (state = ANY (ARRAY['requires_payment_method'::text, 'requires_confirmation'::text, 'requires_action'::text, 'processing'::text, 'requires_capture'::text, 'succeeded'::text, 'canceled'::text])),
  constraint payment_two_people CHECK (payer_id <> merchant_id),
  constraint payment_waits_authorized CHECK ((state = 'requires_capture'::text) <= (authorized IS NOT NULL)),
  constraint payment_within_authorized CHECK (amount <= authorized)
);
CREATE INDEX payment_by_link ON payments.payment USING btree (link_id, id DESC);
CREATE INDEX payment_by_merchant ON payments.payment USING btree (merchant_id, id DESC);
CREATE INDEX payment_by_mode ON payments.payment USING btree (merchant_id, is_test, id DESC);
CREATE INDEX payment_by_payer ON payments.payment USING btree (payer_id) WHERE ended_at IS NULL;
CREATE INDEX payment_canceled ON payments.payment USING btree (merchant_id, id DESC) WHERE state = 'canceled'::text;
CREATE INDEX payment_due ON payments.payment USING btree (expires_at) WHERE ended_at IS NULL;
CREATE INDEX payment_of_pair ON payments.payment USING btree (payer_id, merchant_id, created_at DESC);
CREATE INDEX payment_open ON payments.payment USING btree (merchant_id, id DESC) WHERE ended_at IS NULL;
CREATE INDEX payment_to_release ON payments.payment USING btree (capture_until) WHERE state = 'requires_capture'::text;
CREATE INDEX payment_to_settle ON payments.payment USING btree (available_at) WHERE NOT is_available;
CREATE TRIGGER payment_follows_machine BEFORE INSERT OR UPDATE OF state ON payments.payment FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'requires_payment_method', 'requires_payment_method > requires_confirmation processing requires_capture succeeded canceled', 'requires_confirmation > processing requires_capture succeeded canceled', 'requires_action > requires_payment_method processing requires_capture succeeded', 'processing > requires_payment_method requires_action requires_capture succeeded', 'requires_capture > succeeded canceled');
CREATE TRIGGER payment_keeps_sample_mark BEFORE UPDATE OF is_sample ON payments.payment FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- How a rail did on a day (UTC), counted again from the attempts by a job: the public page reads these few rows and never the
-- attempts.
create table payments.rail_day (
  rail text not null,
  day date not null,
  attempts integer not null,
  -- What went well of what the rail answers for: the mean of the merchants' shares, so that no one merchant colours a day. Null:
  -- nothing counts.
  share_bps integer,
  took_ms integer,
  has_samples boolean not null,
  constraint rail_day_pkey PRIMARY KEY (rail, day),
  constraint rail_day_attempts_positive CHECK (attempts > 0),
  constraint rail_day_share_range CHECK (share_bps >= 0 AND share_bps <= 10000),
  constraint rail_day_took_positive CHECK (took_ms >= 0)
);

-- When officers kept payments off a rail. The audit log says who did it. A null until_at: it lasts.
create table payments.rail_pause (
  id uuid not null,
  rail text not null,
  reason text not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone,
  is_sample boolean not null default false,
  constraint rail_pause_pkey PRIMARY KEY (id),
  constraint rail_pause_ends_later CHECK (until_at >= from_at),
  constraint rail_pause_reason_known CHECK (reason = ANY (ARRAY['maintenance'::text, 'fault'::text, 'safety'::text]))
);
CREATE INDEX rail_pause_by_time ON payments.rail_pause USING btree (from_at);
CREATE UNIQUE INDEX rail_pause_one_now ON payments.rail_pause USING btree (rail) WHERE until_at IS NULL;
CREATE TRIGGER rail_pause_keeps_sample_mark BEFORE UPDATE OF is_sample ON payments.rail_pause FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- What a merchant gave back of a payment: many parts, together never more than was paid.
create table payments.refund (
  id uuid not null,
  payment_id uuid not null,
  amount bigint not null,
  -- Null for a test payment: nothing has moved.
  transfer_id uuid,
  at timestamp with time zone not null,
  -- The API key that gave it back; null where its merchant did. It counts against the limit of the key.
  key_id uuid,
  -- pending: a rail of another company gives it back, and has not said that it has. failed: the merchant has the money again.
  state text not null default 'succeeded'::text,
  from_pending bigint not null default 0,
  -- From here on the rail may have taken it: it is asked first.
  sent_at timestamp with time zone,
  asked integer not null default 0,
  -- When we heard that the rail does not give it back, or no longer has: it owes us the sum again.
  failed_at timestamp with time zone,
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_amount_positive CHECK (amount > 0),
  constraint refund_asked_positive CHECK (asked >= 0),
  constraint refund_failure_dated CHECK ((state = 'failed'::text) = (failed_at IS NOT NULL)),
  constraint refund_from_pending_range CHECK (from_pending >= 0 AND from_pending <= amount),
  constraint refund_state_known CHECK (state = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text]))
);
CREATE INDEX refund_by_key ON payments.refund USING btree (key_id, at) WHERE key_id IS NOT NULL;
CREATE INDEX refund_by_payment ON payments.refund USING btree (payment_id, id);
CREATE INDEX refund_on_its_way ON payments.refund USING btree (at) WHERE state = 'pending'::text;

-- Payments that wait for their merchant's look. While one is open nothing of it becomes available.
create table payments.risk_review (
  payment_id uuid not null,
  merchant_id uuid not null,
  state text not null default 'open'::text,
  opened_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint risk_review_pkey PRIMARY KEY (payment_id),
  constraint risk_review_end_known CHECK ((state = 'open'::text) = (ended_at IS NULL)),
  constraint risk_review_state_known CHECK (state = ANY (ARRAY['open'::text, 'approved'::text, 'refunded'::text, 'blocked'::text]))
);
CREATE INDEX risk_review_by_merchant ON payments.risk_review USING btree (merchant_id, payment_id DESC);
CREATE TRIGGER risk_review_follows_machine BEFORE INSERT OR UPDATE OF state ON payments.risk_review FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'open', 'open > approved blocked refunded');

-- Versions of the routing rules of merchants. A version that was active once is never changed, so that decisions that name it can
-- be read.
create table payments.routing_rule (
  id uuid not null,
  rule_id uuid not null,
  version integer not null,
  merchant_id uuid not null,
  is_test boolean not null,
  is_sample boolean not null default false,
  state text not null default 'draft'::text,
  title text not null,
  priority integer not null,
  conditions jsonb not null,
  rails jsonb not null,
  is_enforced boolean not null,
  created_at timestamp with time zone not null,
  activated_at timestamp with time zone,
  retired_at timestamp with time zone,
  constraint routing_rule_pkey PRIMARY KEY (id),
  constraint routing_rule_version_once UNIQUE (rule_id, version),
  constraint routing_rule_active_dated CHECK ((state = 'active'::text) <= (activated_at IS NOT NULL)),
  constraint routing_rule_has_rails CHECK (jsonb_array_length(rails) > 0),
  constraint routing_rule_priority_range CHECK (priority >= 0 AND priority <= 1000),
  constraint routing_rule_retired_dated CHECK ((state = 'retired'::text) = (retired_at IS NOT NULL)),
  constraint routing_rule_state_known CHECK (state = ANY (ARRAY['draft'::text, 'active'::text, 'retired'::text])),
  constraint routing_rule_title_length CHECK (char_length(title) >= 1 AND char_length(title) <= 80),
  constraint routing_rule_version_positive CHECK (version > 0)
);
CREATE INDEX routing_rule_by_merchant ON payments.routing_rule USING btree (merchant_id, rule_id, version DESC);
CREATE INDEX routing_rule_deciding ON payments.routing_rule USING btree (merchant_id, is_test) WHERE state = 'active'::text;
CREATE UNIQUE INDEX routing_rule_one_active ON payments.routing_rule USING btree (rule_id) WHERE state = 'active'::text;
CREATE UNIQUE INDEX routing_rule_one_draft ON payments.routing_rule USING btree (rule_id) WHERE state = 'draft'::text;
CREATE TRIGGER routing_rule_follows_machine BEFORE INSERT OR UPDATE OF state ON payments.routing_rule FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'draft', 'draft > active retired', 'active > retired');
CREATE TRIGGER routing_rule_keeps_sample_mark BEFORE UPDATE OF is_sample ON payments.routing_rule FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- What the payer of a test has answered the simulated bank that wanted to know whether it is them. Once for each request.
create table payments.sandbox_answer (
  reference text not null,
  outcome text not null,
  at timestamp with time zone not null,
  constraint sandbox_answer_pkey PRIMARY KEY (reference),
  constraint sandbox_answer_outcome_known CHECK (outcome = ANY (ARRAY['approved'::text, 'refused'::text]))
);

-- The books of the simulated rails, apart from ours as a rail's books are: one row for each request that has arrived. No money is
-- in them.
create table payments.sandbox_charge (
  reference text not null,
  rail text not null,
  outcome text not null,
  at timestamp with time zone not null,
  known_at timestamp with time zone not null,
  asset text,
  -- What the rail took; null for what it took before it wrote settlement files.
  amount bigint,
  -- What the simulation does with it in its settlement file, by the test number.
  settles text not null default 'whole'::text,
  -- Only held: what is taken of it stands in sandbox_entry.
  is_held boolean not null default false,
  constraint sandbox_charge_pkey PRIMARY KEY (reference),
  constraint sandbox_charge_amount_known CHECK ((asset IS NULL) = (amount IS NULL) AND amount > 0),
  constraint sandbox_charge_settles_known CHECK (settles = ANY (ARRAY['whole'::text, 'short'::text, 'never'::text, 'twice'::text]))
);
CREATE INDEX sandbox_charge_by_rail ON payments.sandbox_charge USING btree (rail, at);
CREATE INDEX sandbox_charge_by_time ON payments.sandbox_charge USING btree (at);

-- Also of the books of the simulated rails: what was taken of held money, and what went back. No money is in them.
create table payments.sandbox_entry (
  reference text not null,
  kind text not null,
  rail text not null,
  asset text not null,
  amount bigint not null,
  settles text not null,
  at timestamp with time zone not null,
  constraint sandbox_entry_pkey PRIMARY KEY (reference, kind),
  constraint sandbox_entry_amount_positive CHECK (amount > 0),
  constraint sandbox_entry_kind_known CHECK (kind = ANY (ARRAY['sale'::text, 'refund'::text])),
  constraint sandbox_entry_settles_known CHECK (settles = ANY (ARRAY['whole'::text, 'short'::text, 'never'::text, 'twice'::text]))
);
CREATE INDEX sandbox_entry_by_time ON payments.sandbox_entry USING btree (rail, at);

-- payments.count_samples() returns integer
--   How many invented links, test payments, pauses and rules there are. Payments whose money is in the ledger stay and are not
--   counted.

-- payments.remove_samples(kept uuid[]) returns integer, as its owner
--   Removes what the invented shop has without money in the ledger: its test payments with all that hangs on them, links, pauses
--   and rules.

-- -------------------- payouts --------------------

-- Money of a merchant from their sales to their wallet. Beyond what one person has paid out in a day it waits for a second one,
-- or for time.
create table payouts.payout (
  id uuid not null,
  merchant_id uuid not null,
  asset text not null,
  amount bigint not null,
  state text not null default 'asked'::text,
  is_scheduled boolean not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone,
  answered_by uuid,
  ended_at timestamp with time zone,
  transfer_id uuid,
  reference text,
  reason text,
  constraint payout_pkey PRIMARY KEY (id),
  constraint payout_amount_positive CHECK (amount > 0),
  constraint payout_end_known CHECK ((state = ANY (ARRAY['paid'::text, 'declined'::text, 'canceled'::text, 'expired'::text, 'failed'::text])) = (ended_at IS NOT NULL)),
  constraint payout_paid_once CHECK ((state = 'paid'::text) = (transfer_id IS NOT NULL)),
  constraint payout_state_known CHECK (state = ANY (ARRAY['asked'::text, 'waiting'::text, 'held'::text, 'blocked'::text, 'paid'::text, 'declined'::text, 'canceled'::text, 'expired'::text, 'failed'::text])),
  constraint payout_two_people CHECK (answered_by IS NULL OR answered_by <> asked_by)
);
CREATE INDEX payout_by_merchant ON payouts.payout USING btree (merchant_id, id DESC);
CREATE INDEX payout_open ON payouts.payout USING btree (due_at) WHERE ended_at IS NULL;
CREATE TRIGGER payout_follows_machine BEFORE INSERT OR UPDATE OF state ON payouts.payout FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'asked', 'asked > blocked failed held paid waiting', 'waiting > canceled declined expired paid', 'held > blocked canceled failed paid', 'blocked > canceled failed paid');

-- When the sales of a merchant in one currency are paid out by themselves.
create table payouts.schedule (
  merchant_id uuid not null,
  asset text not null,
  cadence text not null,
  weekday smallint,
  month_day smallint,
  time_zone text not null,
  minimum bigint not null,
  set_by uuid not null,
  set_at timestamp with time zone not null,
  next_at timestamp with time zone not null,
  constraint schedule_pkey PRIMARY KEY (merchant_id, asset),
  constraint schedule_cadence_known CHECK (cadence = ANY (ARRAY['daily'::text, 'weekly'::text, 'monthly'::text])),
  constraint schedule_day_range CHECK ((cadence = 'monthly'::text) = (month_day IS NOT NULL) AND month_day >= 1 AND month_day <= 31),
  constraint schedule_minimum_positive CHECK (minimum > 0),
  constraint schedule_weekday_range CHECK ((cadence = 'weekly'::text) = (weekday IS NOT NULL) AND weekday >= 1 AND weekday <= 7)
);
CREATE INDEX schedule_due ON payouts.schedule USING btree (next_at);

-- -------------------- platform --------------------

-- Mail and text messages of an installation without a carrier, readable at /dev/outbox. Empty in production.
create table platform.captured_message (
  id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  -- Keyed, of the address in lower case: by it the messages of one recipient are found.
  recipient_hash bytea not null,
  -- Recipient, subject and bodies, encrypted under a key that is not in the database.
  sealed text not null,
  constraint captured_message_key PRIMARY KEY (id),
  constraint captured_message_kind CHECK (kind = ANY (ARRAY['email'::text, 'sms'::text])),
  constraint captured_message_sealed CHECK (sealed ~ '^v[0-9]+[.]'::text)
);
CREATE INDEX captured_message_newest ON platform.captured_message USING btree (at DESC, id DESC);
CREATE INDEX captured_message_recipient ON platform.captured_message USING btree (recipient_hash, at DESC, id DESC);

-- What is done a single time in the life of a database, such as making the demo people.
create table platform.done_once (
  name text not null,
  done_at timestamp with time zone not null,
  constraint done_once_key PRIMARY KEY (name)
);

-- What happened, as told to other domains and to open pages. Written in the transaction of the use case; kept for some days.
create table platform.event (
  -- UUID version 7 made by the unit of work: sorts by time.
  id uuid not null,
  topic text not null,
  payload jsonb not null,
  -- People whose open pages hear of it; empty for events between domains only.
  audience uuid[] not null,
  happened_at timestamp with time zone not null,
  constraint event_key PRIMARY KEY (id)
);

-- Events that a listener has still to hear: written with the event, deleted in the transaction in which the listener hears it.
create table platform.hearing (
  listener text not null,
  event_id uuid not null,
  -- How often hearing it failed. After the last attempt it stays, for the operator to look at.
  attempts smallint not null default 0,
  -- On the database's clock. Later after each failure.
  due_at timestamp with time zone not null default now(),
  last_error text,
  constraint hearing_key PRIMARY KEY (listener, event_id),
  constraint hearing_attempts CHECK (attempts >= 0)
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=1000, autovacuum_analyze_scale_factor=0, autovacuum_analyze_threshold=1000);

-- The first answer to each Idempotency-Key of a person. Written in the transaction of the call itself, so that the effect and its
-- answer become durable together; status is null only inside that transaction.
create table platform.idempotency (
  user_id uuid not null,
  key text not null,
  call text not null,
  -- Keyed: nobody finds out from it what was asked by trying.
  request_hash bytea not null,
  -- The id of what the call creates: the same at every repeat.
  effect_id uuid not null,
  created_at timestamp with time zone not null,
  status smallint,
  headers jsonb,
  -- The answer as JSON text, encrypted under a key that is not in the database. A repeat gets the same text. Null once it is
  -- forgotten, a week after the call.
  sealed_body text,
  constraint idempotency_pkey PRIMARY KEY (user_id, key),
  constraint idempotency_answer_whole CHECK ((status IS NULL) = (headers IS NULL)),
  constraint idempotency_key_length CHECK (length(key) >= 1 AND length(key) <= 200)
);
CREATE INDEX idempotency_answered_at ON platform.idempotency USING btree (created_at) WHERE sealed_body IS NOT NULL;

-- Which keys belong to this database: the id in keys/installation.json of each server that may work on it. One row.
create table platform.installation (
  is_only boolean not null default true,
  id uuid not null,
  made_at timestamp with time zone not null,
  constraint installation_pkey PRIMARY KEY (is_only),
  constraint installation_only_one CHECK (is_only)
);

-- Which listener hears which topic. Written from the domains' code when a process starts.
create table platform.listener (
  topic text not null,
  name text not null,
  constraint listener_key PRIMARY KEY (name)
);
CREATE INDEX listener_topic ON platform.listener USING btree (topic);

-- Mail and text messages on their way to a carrier; deleted when it has taken them. Their jobs in the queue know the id alone.
create table platform.message (
  id uuid not null,
  job text not null,
  -- Recipient, subject and bodies, encrypted under a key that is not in the database.
  sealed text not null,
  queued_at timestamp with time zone not null,
  -- When the last attempt failed. The message stays for the operator to look at, for some months.
  given_up_at timestamp with time zone,
  -- Under it the domain that queued a mail may take it back while it waits: a name or a keyed hash, never an address.
  recall_key text,
  constraint message_key PRIMARY KEY (id),
  constraint message_job CHECK (job = ANY (ARRAY['platform.deliver_email'::text, 'platform.deliver_sms'::text])),
  constraint message_sealed CHECK (sealed ~ '^v[0-9]+[.]'::text)
);
CREATE INDEX message_recalled ON platform.message USING btree (recall_key) WHERE recall_key IS NOT NULL;

-- Calls by rate class and caller in the current window, over all processes.
create unlogged table platform.rate_counter (
  key text not null,
  window_ends_at timestamp with time zone not null,
  count integer not null,
  constraint rate_counter_key PRIMARY KEY (key)
) with (fillfactor=70);

-- The last time at which each scheduled job was queued, on the product's clock.
create table platform.schedule (
  job text not null,
  cron text not null,
  due_at timestamp with time zone not null,
  constraint schedule_key PRIMARY KEY (job, cron)
);

-- Which files of the schema folders this database has seen, with the checksum of what was run.
create table platform.schema_file (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null,
  constraint schema_file_pkey PRIMARY KEY (name)
);

-- Files that were uploaded whole and looked at. Which domain has them says the domain; the kit knows whose they are.
create table platform.stored_file (
  id uuid not null,
  owner_id uuid not null,
  -- As the domain that takes it declares it: domain and thing.
  kind text not null,
  -- As found in the bytes, not as claimed.
  media_type text not null,
  size_bytes bigint not null,
  piece_count integer not null,
  scan text not null,
  -- A keyed hash of the content and the owner: two files of one person that are the same have the same.
  twin bytea not null,
  -- As the sender called it, cleaned; sealed.
  sealed_name text not null,
  -- The key of this file alone, sealed. A new data key seals it anew; the pieces stay.
  sealed_key text not null,
  stored_at timestamp with time zone not null,
  constraint stored_file_key PRIMARY KEY (id),
  constraint stored_file_piece_count_positive CHECK (piece_count > 0),
  constraint stored_file_scan_known CHECK (scan = ANY (ARRAY['clean'::text, 'not_scanned'::text])),
  constraint stored_file_size_positive CHECK (size_bytes > 0)
);
CREATE INDEX stored_file_owner ON platform.stored_file USING btree (owner_id, kind);

-- The bytes of stored files, each piece encrypted for its file and its position among all of them.
create table platform.stored_piece (
  file_id uuid not null,
  position integer not null,
  bytes bytea storage external not null,
  constraint stored_piece_key PRIMARY KEY (file_id, "position"),
  constraint stored_piece_file FOREIGN KEY (file_id) REFERENCES platform.stored_file(id) ON DELETE CASCADE,
  constraint stored_piece_position_counted CHECK ("position" >= 0)
);

-- How far the product's clock is ahead of the machine's, in test mode; every process follows it. One row, or none.
create table platform.test_clock (
  is_only boolean not null default true,
  offset_ms bigint not null,
  constraint test_clock_pkey PRIMARY KEY (is_only),
  constraint test_clock_only_one CHECK (is_only)
);

-- Files on their way in, and those that are here and no domain has taken yet.
create table platform.upload (
  id uuid not null,
  owner_id uuid not null,
  kind text not null,
  size_bytes bigint not null,
  received_bytes bigint not null,
  sealed_name text not null,
  sealed_key text not null,
  -- What came of it; null while it is on its way.
  file_id uuid,
  begun_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint upload_key PRIMARY KEY (id),
  constraint upload_file_once UNIQUE (file_id),
  constraint upload_file FOREIGN KEY (file_id) REFERENCES platform.stored_file(id) ON DELETE CASCADE,
  constraint upload_received_within_size CHECK (received_bytes >= 0 AND received_bytes <= size_bytes),
  constraint upload_size_positive CHECK (size_bytes > 0)
);
CREATE INDEX upload_expiry ON platform.upload USING btree (expires_at);
CREATE INDEX upload_owner ON platform.upload USING btree (owner_id);

-- What has come of an upload, encrypted for its upload and its place.
create table platform.upload_piece (
  upload_id uuid not null,
  start_byte bigint not null,
  size_bytes integer not null,
  bytes bytea storage external not null,
  constraint upload_piece_key PRIMARY KEY (upload_id, start_byte),
  constraint upload_piece_upload FOREIGN KEY (upload_id) REFERENCES platform.upload(id) ON DELETE CASCADE,
  constraint upload_piece_size_positive CHECK (size_bytes > 0),
  constraint upload_piece_start_counted CHECK (start_byte >= 0)
);

-- Processes that run jobs and were alive a moment ago, on the database's clock. Jobs of those no longer here are freed.
create table platform.worker_lease (
  worker_pool_id text not null,
  seen_at timestamp with time zone not null,
  constraint worker_lease_key PRIMARY KEY (worker_pool_id)
);

-- -------------------- profile --------------------

-- What people are called. Complete together with a PIN, which the identity domain keeps.
create table profile.profile (
  user_id uuid not null,
  first_name text not null,
  last_name text not null,
  username text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint profile_pkey PRIMARY KEY (user_id),
  constraint profile_username_unique UNIQUE (username),
  constraint profile_username_taken FOREIGN KEY (username) REFERENCES profile.username(username),
  constraint profile_first_name_length CHECK (char_length(first_name) >= 1 AND char_length(first_name) <= 80),
  constraint profile_last_name_length CHECK (char_length(last_name) >= 1 AND char_length(last_name) <= 80)
);
CREATE INDEX profile_last_name_beginning ON profile.profile USING btree (lower(last_name) text_pattern_ops);
CREATE INDEX profile_name_beginning ON profile.profile USING btree (lower((first_name || ' '::text) || last_name) text_pattern_ops);
CREATE INDEX profile_username_beginning ON profile.profile USING btree (username text_pattern_ops);

-- Names of invented people of a demonstration. They have no account: nobody signs in as them, and no search finds them.
create table profile.sample_person (
  user_id uuid not null,
  first_name text not null,
  last_name text not null,
  constraint sample_person_key PRIMARY KEY (user_id)
);

-- Every username ever taken. It stays with whoever took it first, so that money sent to an old name can never reach a stranger.
create table profile.username (
  username text not null,
  user_id uuid not null,
  taken_at timestamp with time zone not null,
  constraint username_pkey PRIMARY KEY (username),
  constraint username_form CHECK (username ~ '^[a-z0-9][a-z0-9._-]{2,29}$'::text)
);
CREATE INDEX username_user ON profile.username USING btree (user_id);

-- What usernames look like at a glance (am1na, a.mina and amina are one): only the first holder may have names that look so.
create table profile.username_skeleton (
  skeleton text not null,
  user_id uuid not null,
  constraint username_skeleton_pkey PRIMARY KEY (skeleton)
);

-- profile.count_samples() returns integer
--   How many invented people there are.

-- profile.remove_samples(kept uuid[]) returns integer, as its owner
--   Removes the names of invented people.

-- -------------------- rates --------------------
-- What currencies are worth in each other, who said so and when. Rates are exact decimals, never floats.

-- Who wants to be told when a rate is reached. Told once, then kept as reached.
create table rates.alert (
  id uuid not null,
  user_id uuid not null,
  base text not null,
  quote text not null,
  direction text not null,
  rate numeric(36,18) not null,
  created_at timestamp with time zone not null,
  reached_at timestamp with time zone,
  reached_rate numeric,
  constraint alert_pkey PRIMARY KEY (id),
  constraint alert_direction_known CHECK (direction = ANY (ARRAY['above'::text, 'below'::text])),
  constraint alert_rate_positive CHECK (rate > 0::numeric),
  constraint alert_reached_whole CHECK ((reached_at IS NULL) = (reached_rate IS NULL)),
  constraint alert_two_currencies CHECK (base <> quote)
);
CREATE INDEX alert_of_person ON rates.alert USING btree (user_id, id DESC);
CREATE INDEX alert_waiting ON rates.alert USING btree (base, quote, direction, rate) WHERE reached_at IS NULL;
CREATE UNIQUE INDEX alert_waiting_once ON rates.alert USING btree (user_id, base, quote, direction, rate) WHERE reached_at IS NULL;

-- The newest point of each pair: what is in force. A sample never takes the place of a real rate. Derived from rates.point.
create table rates.current (
  base text not null,
  quote text not null,
  mid numeric(36,18) not null,
  bid numeric(36,18) not null,
  ask numeric(36,18) not null,
  source text not null,
  is_sample boolean not null,
  as_of timestamp with time zone not null,
  constraint current_pkey PRIMARY KEY (base, quote),
  constraint current_source_fkey FOREIGN KEY (source) REFERENCES rates.source(code),
  constraint current_ordered CHECK (0::numeric < bid AND bid <= mid AND mid <= ask)
);

-- Prices that came by themselves and were further from those of the last day than a price may move by itself. The price in force
-- stays until two people decide, or a nearer one comes; then the row goes.
create table rates.held_step (
  base text not null,
  quote text not null,
  mid numeric(36,18) not null,
  source text not null,
  held_at timestamp with time zone not null,
  constraint held_step_pkey PRIMARY KEY (base, quote)
);

-- How JVD's price in US dollars is made, from when on; the newest row is in force. The price is the administered one, and what
-- the market falls back to. Set by null: the default of the installation.
create table rates.jvd_policy (
  id uuid not null,
  mode text not null,
  price numeric(36,18) not null,
  set_by uuid,
  set_at timestamp with time zone not null,
  constraint jvd_policy_pkey PRIMARY KEY (id),
  constraint jvd_policy_mode_known CHECK (mode = ANY (ARRAY['administered'::text, 'oracle'::text, 'market'::text])),
  constraint jvd_policy_price_positive CHECK (price > 0::numeric)
);

-- What one unit of base cost in quote at an instant, as a source said it. Whoever sells the base gets the bid, whoever buys it
-- pays the ask. Only ever added to.
create table rates.point (
  id uuid not null,
  base text not null,
  quote text not null,
  mid numeric(36,18) not null,
  bid numeric(36,18) not null,
  ask numeric(36,18) not null,
  source text not null,
  is_sample boolean not null,
  as_of timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  constraint point_pkey PRIMARY KEY (id),
  constraint point_once UNIQUE (base, quote, source, as_of),
  constraint point_source_fkey FOREIGN KEY (source) REFERENCES rates.source(code),
  constraint point_ordered CHECK (bid <= mid AND mid <= ask),
  constraint point_positive CHECK (bid > 0::numeric),
  constraint point_two_currencies CHECK (base <> quote)
);
CREATE INDEX point_course ON rates.point USING btree (base, quote, as_of DESC);

-- Who gives rates. table: an operator's table; sample: made-up figures of a demonstration; policy: JVD's own price; observation:
-- what JVD's oracle looks at, never a rate by itself.
create table rates.source (
  code text not null,
  name text not null,
  kind text not null,
  created_at timestamp with time zone not null,
  constraint source_pkey PRIMARY KEY (code),
  constraint source_code_format CHECK (code ~ '^[a-z][a-z0-9_]{1,39}$'::text),
  constraint source_kind_known CHECK (kind = ANY (ARRAY['table'::text, 'sample'::text, 'policy'::text, 'observation'::text]))
);

-- -------------------- referrals --------------------

-- Who brought whom. A person is brought at most once, for good.
create table referrals.referral (
  id uuid not null,
  referrer_id uuid not null,
  referee_id uuid not null,
  status text not null default 'pending_verification'::text,
  risk integer not null default 0,
  risk_reasons text[] not null default '{}'::text[],
  -- Tells only whether two people whom the same person brought came from one network; null where the network is not known.
  network_mark text,
  applied_at timestamp with time zone not null,
  verified_at timestamp with time zone,
  completed_at timestamp with time zone,
  constraint referral_pkey PRIMARY KEY (id),
  constraint referral_once UNIQUE (referee_id),
  constraint referral_completed_after_verified CHECK (completed_at IS NULL OR verified_at IS NOT NULL),
  constraint referral_of_another CHECK (referrer_id <> referee_id),
  constraint referral_status CHECK (status = ANY (ARRAY['pending_verification'::text, 'verified'::text, 'completed'::text]))
);
CREATE INDEX referral_referrer ON referrals.referral USING btree (referrer_id, applied_at DESC);

-- What each person hands to others. Made when first read.
create table referrals.referral_code (
  user_id uuid not null,
  code text not null,
  created_at timestamp with time zone not null,
  constraint referral_code_pkey PRIMARY KEY (user_id),
  constraint referral_code_unique UNIQUE (code),
  constraint referral_code_form CHECK (code ~ '^[A-Z0-9]{6,12}$'::text)
);

-- What both sides get for a completed referral: held first, looked at by a person where it is risky, then due, then paid.
create table referrals.reward (
  id uuid not null,
  referral_id uuid not null,
  user_id uuid not null,
  amount bigint not null,
  asset text not null,
  state text not null,
  created_at timestamp with time zone not null,
  release_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  -- Who of the staff released or refused a reward that looked risky.
  decided_by uuid,
  constraint reward_pkey PRIMARY KEY (id),
  constraint reward_once UNIQUE (referral_id, user_id),
  constraint reward_referral_id_fkey FOREIGN KEY (referral_id) REFERENCES referrals.referral(id),
  constraint reward_amount_positive CHECK (amount > 0),
  constraint reward_decided_by_somebody CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  constraint reward_state CHECK (state = ANY (ARRAY['held'::text, 'in_review'::text, 'due'::text, 'paid'::text, 'refused'::text]))
);
CREATE INDEX reward_release ON referrals.reward USING btree (release_at) WHERE state = 'held'::text;
CREATE INDEX reward_review ON referrals.reward USING btree (id) WHERE state = 'in_review'::text;
CREATE INDEX reward_user ON referrals.reward USING btree (user_id, created_at);

-- -------------------- registry --------------------

-- The register: businesses with their numbers. The platform's own record, no state register.
create table registry.business (
  id uuid not null,
  number text not null,
  case_id uuid,
  organisation_id uuid,
  slug text not null,
  name text not null,
  type text not null,
  jurisdiction text not null,
  status text not null,
  street text not null,
  town text not null,
  postcode text not null,
  activities text[] not null,
  registered_at timestamp with time zone not null,
  is_sample boolean not null default false,
  search_words tsvector not null,
  -- Counts the changes that were entered. A change is filed against one version and entered in no other.
  version integer not null default 1,
  constraint business_key PRIMARY KEY (id),
  constraint business_case_once UNIQUE (case_id),
  constraint business_number_once UNIQUE (number),
  constraint business_organisation_once UNIQUE (organisation_id),
  constraint business_slug_once UNIQUE (slug),
  constraint business_jurisdiction_form CHECK (jurisdiction ~ '^[A-Z]{2}$'::text),
  constraint business_name_length CHECK (char_length(name) >= 1 AND char_length(name) <= 160),
  constraint business_number_form CHECK (number ~ '^JVR[A-Z]{2}[0-9]{7}[0-9A-Z]$'::text),
  constraint business_status_known CHECK (status = ANY (ARRAY['active'::text, 'dormant'::text, 'suspended'::text, 'struck_off_pending'::text, 'dissolved'::text, 'liquidation'::text, 'converted'::text])),
  constraint business_type_known CHECK (type = ANY (ARRAY['private_company'::text, 'public_company'::text, 'partnership'::text, 'cooperative'::text])),
  constraint business_version_positive CHECK (version > 0)
);
CREATE INDEX business_search ON registry.business USING gin (search_words);
CREATE TRIGGER business_keeps_sample_mark BEFORE UPDATE OF is_sample ON registry.business FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- What the register said of a business on one day, signed. Only its revocation is entered later.
create table registry.certificate (
  id uuid not null,
  code text not null,
  business_id uuid not null,
  issued_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  -- What was signed, as JSON.
  facts text not null,
  -- The facts as a compact JWS, signed with Ed25519: it can be checked without us.
  signature text not null,
  constraint certificate_key PRIMARY KEY (id),
  constraint certificate_code_once UNIQUE (code),
  constraint certificate_business FOREIGN KEY (business_id) REFERENCES registry.business(id),
  constraint certificate_code_form CHECK (code ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'::text),
  constraint certificate_ends_later CHECK (expires_at > issued_at)
);
CREATE INDEX certificate_of_business ON registry.certificate USING btree (business_id, issued_at DESC);

-- The files that were given out of a certificate, by their hashes: any other file is not one of ours.
create table registry.certificate_file (
  certificate_id uuid not null,
  sha256 text not null,
  constraint certificate_file_key PRIMARY KEY (certificate_id, sha256),
  constraint certificate_file_of FOREIGN KEY (certificate_id) REFERENCES registry.certificate(id),
  constraint certificate_file_hash_form CHECK (sha256 ~ '^[0-9a-f]{64}$'::text)
);

-- A change of an entry that an owner asked for. The case of the same id says what became of it; its state is kept here too.
create table registry.change (
  case_id uuid not null,
  business_id uuid not null,
  kind text not null,
  base_version integer not null,
  state text not null,
  -- What is entered where it is approved, and what was before and comes after, as JSON. Sealed: what is refused is not public.
  sealed_details text not null,
  filed_by uuid not null,
  filed_at timestamp with time zone not null,
  constraint change_key PRIMARY KEY (case_id),
  constraint change_business FOREIGN KEY (business_id) REFERENCES registry.business(id),
  constraint change_kind_known CHECK (kind = ANY (ARRAY['address'::text, 'directors'::text, 'transfer'::text]))
);
CREATE INDEX change_of_business ON registry.change USING btree (business_id, case_id DESC);
CREATE UNIQUE INDEX change_open_once ON registry.change USING btree (business_id) WHERE state = ANY (ARRAY['awaiting_consent'::text, 'submitted'::text, 'in_review'::text, 'needs_information'::text]);

-- What the holder says whose shares a change takes. Own: the holder filed it. Account: asked for by the holder's account. Paper:
-- the holder has none, and signed a paper.
create table registry.consent (
  case_id uuid not null,
  asked_as text not null,
  -- The holder. Of a business of the register its organisation, for which its owners answer.
  user_id uuid,
  organisation_id uuid,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  answer text,
  answered_by uuid,
  answered_at timestamp with time zone,
  -- Where the mail went that asks a director who joins. Gone once it was answered, or the time is over.
  sealed_email text,
  -- A keyed hash of the address in lower case; null: an account was asked. The account that answers is kept beside it.
  email_mark bytea,
  constraint consent_key PRIMARY KEY (case_id),
  constraint consent_of_change FOREIGN KEY (case_id) REFERENCES registry.change(case_id),
  constraint consent_address_unanswered CHECK (sealed_email IS NULL OR answer IS NULL),
  constraint consent_answer_known CHECK (answer = ANY (ARRAY['given'::text, 'refused'::text, 'expired'::text])),
  constraint consent_answered_once CHECK ((answer IS NULL) = (answered_at IS NULL)),
  constraint consent_asked_as_known CHECK (asked_as = ANY (ARRAY['own'::text, 'account'::text, 'paper'::text])),
  constraint consent_ends CHECK ((asked_as = 'account'::text) = (expires_at IS NOT NULL)),
  constraint consent_given_by_someone CHECK (answer IS DISTINCT FROM 'given'::text OR answered_by IS NOT NULL),
  constraint consent_of_one CHECK (
CASE asked_as
    WHEN 'paper'::text THEN num_nonnulls(user_id, organisation_id, email_mark) = 0
    ELSE num_nonnulls(COALESCE(user_id::text, encode(email_mark, 'hex'::text)), organisation_id) = 1
END)
);
CREATE INDEX consent_by_end ON registry.consent USING btree (expires_at) WHERE answer IS NULL AND expires_at IS NOT NULL;
CREATE INDEX consent_of_organisation ON registry.consent USING btree (organisation_id) WHERE answer IS NULL;
CREATE INDEX consent_of_person ON registry.consent USING btree (user_id) WHERE answer IS NULL;
CREATE INDEX consent_to_address ON registry.consent USING btree (email_mark, asked_at) WHERE email_mark IS NOT NULL;

-- Web domains and phones that businesses have proven to be theirs, as the domain of verification says.
create table registry.contact_proof (
  business_id uuid not null,
  kind text not null,
  -- The domain; empty of a phone, whose number is nobody's to see.
  value text not null,
  how text not null,
  proven_at timestamp with time zone not null,
  valid_until date not null,
  constraint contact_proof_key PRIMARY KEY (business_id, kind),
  constraint contact_proof_of FOREIGN KEY (business_id) REFERENCES registry.business(id),
  constraint contact_proof_how_known CHECK (how = ANY (ARRAY['file'::text, 'dns'::text, 'sms'::text])),
  constraint contact_proof_kind_known CHECK (kind = ANY (ARRAY['domain'::text, 'phone'::text]))
);
CREATE INDEX contact_proof_by_domain ON registry.contact_proof USING btree (value) WHERE kind = 'domain'::text;

-- Whom a registration names as a director, and whether they said so by their own account.
create table registry.directorship (
  id uuid not null,
  case_id uuid not null,
  -- Which of the questions about directors; the first is the applicant.
  place text not null,
  -- Null while it waits for the person who has the address.
  user_id uuid,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone,
  -- When the applicant asked someone else, or took the director off; null of the question that counts.
  replaced_at timestamp with time zone,
  -- When the applicant was told that the time passed without an answer; null: not yet, or there was one.
  silence_told_at timestamp with time zone,
  -- Where the mail went. Gone once it was answered, or someone else is asked.
  sealed_email text,
  -- A keyed hash of the address in lower case; null: a person was asked by their username.
  email_mark bytea,
  constraint directorship_key PRIMARY KEY (id),
  constraint directorship_of FOREIGN KEY (case_id) REFERENCES registry.registration(case_id),
  constraint directorship_address_unanswered CHECK (sealed_email IS NULL OR answer IS NULL),
  constraint directorship_answer_known CHECK (answer = ANY (ARRAY['confirmed'::text, 'declined'::text])),
  constraint directorship_answered_once CHECK ((answer IS NULL) = (answered_at IS NULL)),
  constraint directorship_confirmed_stays CHECK (replaced_at IS NULL OR answer IS DISTINCT FROM 'confirmed'::text),
  constraint directorship_of_someone CHECK (user_id IS NOT NULL OR email_mark IS NOT NULL),
  constraint directorship_place_known CHECK (place = ANY (ARRAY['2'::text, '3'::text]))
);
CREATE INDEX directorship_asked ON registry.directorship USING btree (user_id);
CREATE UNIQUE INDEX directorship_of_address ON registry.directorship USING btree (case_id, email_mark) WHERE replaced_at IS NULL AND email_mark IS NOT NULL;
CREATE UNIQUE INDEX directorship_of_person ON registry.directorship USING btree (case_id, user_id) WHERE replaced_at IS NULL;
CREATE UNIQUE INDEX directorship_of_place ON registry.directorship USING btree (case_id, place) WHERE replaced_at IS NULL;
CREATE INDEX directorship_silent ON registry.directorship USING btree (expires_at) WHERE answer IS NULL AND replaced_at IS NULL AND silence_told_at IS NULL;
CREATE INDEX directorship_to_address ON registry.directorship USING btree (email_mark, asked_at) WHERE email_mark IS NOT NULL;

-- How the owners of a business end it: asked for by one, agreed by another where there are several, with notice to everyone.
create table registry.dissolution (
  id uuid not null,
  business_id uuid not null,
  state text not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  agree_until timestamp with time zone not null,
  -- Another owner; the same person where the business has one.
  agreed_by uuid,
  noticed_at timestamp with time zone,
  -- The last day on which the owners may take it back. Moved on while something stands in the way.
  notice_until date,
  ended_at timestamp with time zone,
  constraint dissolution_key PRIMARY KEY (id),
  constraint dissolution_of FOREIGN KEY (business_id) REFERENCES registry.business(id),
  constraint dissolution_ended CHECK ((ended_at IS NULL) = (state = ANY (ARRAY['asked'::text, 'noticed'::text]))),
  constraint dissolution_noticed CHECK ((state <> ALL (ARRAY['noticed'::text, 'dissolved'::text])) OR num_nonnulls(agreed_by, noticed_at, notice_until) = 3),
  constraint dissolution_state_known CHECK (state = ANY (ARRAY['asked'::text, 'noticed'::text, 'dissolved'::text, 'withdrawn'::text, 'expired'::text]))
);
CREATE INDEX dissolution_due ON registry.dissolution USING btree (notice_until) WHERE state = 'noticed'::text;
CREATE INDEX dissolution_of_business ON registry.dissolution USING btree (business_id, id DESC);
CREATE UNIQUE INDEX dissolution_open_once ON registry.dissolution USING btree (business_id) WHERE state = ANY (ARRAY['asked'::text, 'noticed'::text]);
CREATE TRIGGER dissolution_follows_machine BEFORE INSERT OR UPDATE OF state ON registry.dissolution FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'asked', 'asked > noticed withdrawn expired', 'noticed > withdrawn dissolved');

-- What visitors wrote to businesses through their public profiles. Deleted half a year later.
create table registry.enquiry (
  id uuid not null,
  business_id uuid not null,
  -- Name, address and message of the visitor as JSON. The business reads name and message, never the address.
  sealed_letter text not null,
  -- A keyed hash of the address, by which its messages are counted.
  sender_mark bytea not null,
  language text not null,
  written_at timestamp with time zone not null,
  constraint enquiry_key PRIMARY KEY (id),
  constraint enquiry_to FOREIGN KEY (business_id) REFERENCES registry.business(id)
);
CREATE INDEX enquiry_by_age ON registry.enquiry USING btree (written_at);
CREATE INDEX enquiry_of_business ON registry.enquiry USING btree (business_id, id DESC);
CREATE INDEX enquiry_of_sender ON registry.enquiry USING btree (sender_mark, written_at);

-- What the team of a business answered a visitor.
create table registry.enquiry_answer (
  id uuid not null,
  enquiry_id uuid not null,
  sealed_text text not null,
  answered_by uuid not null,
  answered_at timestamp with time zone not null,
  constraint enquiry_answer_key PRIMARY KEY (id),
  constraint enquiry_answer_to FOREIGN KEY (enquiry_id) REFERENCES registry.enquiry(id) ON DELETE CASCADE
);
CREATE INDEX enquiry_answer_of ON registry.enquiry_answer USING btree (enquiry_id, id);

-- What was entered in the register about a business, in order. Append-only.
create table registry.filing (
  id uuid not null,
  business_id uuid not null,
  kind text not null,
  made_by uuid,
  made_at timestamp with time zone not null,
  -- What was changed; null of what is no change.
  change_kind text,
  constraint filing_key PRIMARY KEY (id),
  constraint filing_business FOREIGN KEY (business_id) REFERENCES registry.business(id),
  constraint filing_change_kind_known CHECK (change_kind = ANY (ARRAY['address'::text, 'directors'::text, 'transfer'::text])),
  constraint filing_kind_known CHECK (kind = ANY (ARRAY['registered'::text, 'confirmed'::text, 'changed'::text, 'dissolution_noticed'::text, 'dissolution_withdrawn'::text, 'dissolved'::text, 'rested'::text, 'resumed'::text, 'suspended'::text, 'lifted'::text, 'liquidation_begun'::text, 'converted'::text]))
);
CREATE INDEX filing_of_business ON registry.filing USING btree (business_id, id DESC);

-- Names that are registered or asked for, once in each country. The holder is a registration, or a business that came without
-- one.
create table registry.held_name (
  jurisdiction text not null,
  name_key text not null,
  name text not null,
  near_grams text[] not null,
  holder_id uuid not null,
  held_at timestamp with time zone not null,
  constraint held_name_key PRIMARY KEY (jurisdiction, name_key)
);
CREATE UNIQUE INDEX held_name_of_holder ON registry.held_name USING btree (holder_id);
CREATE TRIGGER held_name_keeps_parts AFTER INSERT ON registry.held_name REFERENCING NEW TABLE AS new_names FOR EACH STATEMENT EXECUTE FUNCTION registry.keep_name_parts();

-- Who holds how many shares: a person, or another business of the register.
create table registry.holding (
  id uuid not null,
  business_id uuid not null,
  class_name text not null,
  user_id uuid,
  holder_business_id uuid,
  name text not null,
  shares bigint not null,
  -- A business that is not of this register has its name alone.
  holder_kind text not null default 'person'::text,
  -- Of a person. The day of a birth is kept nowhere.
  born_month text,
  constraint holding_key PRIMARY KEY (id),
  constraint holding_class FOREIGN KEY (business_id, class_name) REFERENCES registry.share_class(business_id, name),
  constraint holding_of_business FOREIGN KEY (holder_business_id) REFERENCES registry.business(id),
  constraint holding_born_form CHECK (born_month ~ '^[0-9]{4}-[0-9]{2}$'::text),
  constraint holding_kind_known CHECK (holder_kind = ANY (ARRAY['person'::text, 'business'::text])),
  constraint holding_of_known_business CHECK (holder_kind = 'business'::text OR holder_business_id IS NULL),
  constraint holding_of_person CHECK (holder_kind = 'person'::text OR user_id IS NULL AND born_month IS NULL),
  constraint holding_shares_positive CHECK (shares > 0)
);
CREATE INDEX holding_by_account ON registry.holding USING btree (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX holding_of_class ON registry.holding USING btree (business_id, class_name);
CREATE INDEX holding_of_holder ON registry.holding USING btree (holder_business_id) WHERE holder_business_id IS NOT NULL;

-- The parts by which names that are near to one are found, each with its names in the order of the alphabet.
create table registry.name_part (
  jurisdiction text not null,
  part text not null,
  name_key text not null,
  constraint name_part_key PRIMARY KEY (jurisdiction, part, name_key),
  constraint name_part_of FOREIGN KEY (jurisdiction, name_key) REFERENCES registry.held_name(jurisdiction, name_key) ON DELETE CASCADE
);
CREATE INDEX name_part_of_name ON registry.name_part USING btree (jurisdiction, name_key);

-- Who leads a business. Of their birth the register keeps the month alone.
create table registry.officer (
  id uuid not null,
  business_id uuid not null,
  role text not null,
  user_id uuid,
  name text not null,
  born_month text not null,
  appointed_at timestamp with time zone not null,
  resigned_at timestamp with time zone,
  -- When the person said by an account of their own that they lead it; null: nobody has.
  confirmed_at timestamp with time zone,
  constraint officer_key PRIMARY KEY (id),
  constraint officer_business FOREIGN KEY (business_id) REFERENCES registry.business(id),
  constraint officer_born_form CHECK (born_month ~ '^[0-9]{4}-[0-9]{2}$'::text),
  constraint officer_role_known CHECK (role = ANY (ARRAY['director'::text, 'secretary'::text]))
);
CREATE INDEX officer_by_account ON registry.officer USING btree (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX officer_of_business ON registry.officer USING btree (business_id);

-- What the team of a business says about its public profile. Without a row it takes messages and shows no grants.
create table registry.public_profile (
  business_id uuid not null,
  takes_messages boolean not null,
  shows_grants boolean not null,
  constraint public_profile_key PRIMARY KEY (business_id),
  constraint public_profile_of FOREIGN KEY (business_id) REFERENCES registry.business(id)
);

-- A business that a person asked to register. The case of the same id says what became of it; its state is kept here too, for
-- lists.
create table registry.registration (
  case_id uuid not null,
  reference text not null,
  user_id uuid not null,
  name text not null,
  jurisdiction text not null,
  state text not null,
  -- What the entry is made of: address, birth of the director, shares. Sealed, as the answers of the case are.
  sealed_details text not null,
  -- The fee as it left the wallet; null of a sample.
  fee_transfer_id uuid,
  is_sample boolean not null default false,
  sent_at timestamp with time zone not null,
  constraint registration_key PRIMARY KEY (case_id),
  constraint registration_jurisdiction_form CHECK (jurisdiction ~ '^[A-Z]{2}$'::text)
);
CREATE INDEX registration_of_person ON registry.registration USING btree (user_id, case_id DESC);
CREATE TRIGGER registration_keeps_sample_mark BEFORE UPDATE OF is_sample ON registry.registration FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- Invented numbers of tokens of a sample business, until the capital market keeps tokens.
create table registry.sample_figures (
  business_id uuid not null,
  jrc20 bigint not null,
  jrc721 bigint not null,
  jrc998 bigint not null,
  constraint sample_figures_key PRIMARY KEY (business_id),
  constraint sample_figures_business FOREIGN KEY (business_id) REFERENCES registry.business(id)
);

-- The shares or parts of a business. Issued shares times their nominal value is its paid-up capital.
create table registry.share_class (
  business_id uuid not null,
  name text not null,
  issued bigint not null,
  nominal_minor bigint not null,
  asset text not null,
  votes_per_share integer not null default 1,
  constraint share_class_key PRIMARY KEY (business_id, name),
  constraint share_class_business FOREIGN KEY (business_id) REFERENCES registry.business(id),
  constraint share_class_issued_positive CHECK (issued > 0),
  constraint share_class_nominal_nonnegative CHECK (nominal_minor >= 0),
  constraint share_class_votes_range CHECK (votes_per_share >= 0 AND votes_per_share <= 1000)
);

-- What the compliance score of a business is counted from. Null: not given yet.
create table registry.standing (
  business_id uuid not null,
  verified_until date,
  owners_confirmed_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  documents_until date,
  signatory_rule text,
  -- How far it is verified, as the domain of verification says; null: not at all.
  verified_level smallint,
  -- Since when people lead or own it whom no verification has looked at; null where there are none.
  people_changed_at timestamp with time zone,
  has_tax_id boolean not null default false,
  constraint standing_key PRIMARY KEY (business_id),
  constraint standing_business FOREIGN KEY (business_id) REFERENCES registry.business(id),
  constraint standing_verified_level_range CHECK (verified_level >= 1 AND verified_level <= 3)
);

-- How the status of a business changed by its owners or by officers, with the reason that everyone reads. Append-only.
create table registry.status_step (
  id uuid not null,
  business_id uuid not null,
  event text not null,
  status text not null,
  reason text not null,
  -- The owner, or the officer who approved it.
  made_by uuid,
  effective_on date not null,
  made_at timestamp with time zone not null,
  -- The entry that took the place of one that was converted.
  successor_id uuid,
  constraint status_step_key PRIMARY KEY (id),
  constraint status_step_of FOREIGN KEY (business_id) REFERENCES registry.business(id),
  constraint status_step_successor FOREIGN KEY (successor_id) REFERENCES registry.business(id),
  constraint status_step_event_known CHECK (event = ANY (ARRAY['rest'::text, 'resume'::text, 'suspend'::text, 'lift'::text, 'begin_liquidation'::text, 'convert'::text, 'close'::text])),
  constraint status_step_of_successor CHECK ((successor_id IS NOT NULL) = (event = 'convert'::text)),
  constraint status_step_reason_length CHECK (char_length(reason) >= 1 AND char_length(reason) <= 280),
  constraint status_step_status_known CHECK (status = ANY (ARRAY['active'::text, 'dormant'::text, 'suspended'::text, 'dissolved'::text, 'liquidation'::text, 'converted'::text]))
);
CREATE INDEX status_step_of_business ON registry.status_step USING btree (business_id, id DESC);

-- registry.count_samples() returns integer
--   How many invented registrations and businesses there are.

-- registry.remove_samples(kept uuid[]) returns integer, as its owner
--   Removes invented registrations and businesses with all that was entered of them, but for those that something real needs.

-- -------------------- risk --------------------

-- What was decided each time that a payment was confirmed, and why: the score, what it is made of, and the lists and rules that
-- held.
create table risk.decision (
  payment_id uuid not null,
  merchant_id uuid not null,
  number integer not null,
  outcome text not null,
  score integer not null,
  signals text[] not null,
  listed text[] not null,
  rules uuid[] not null,
  card_hash bytea,
  card_hint text,
  at timestamp with time zone not null,
  -- Of an invented payment.
  is_sample boolean not null default false,
  constraint decision_pkey PRIMARY KEY (payment_id, number),
  constraint decision_card_whole CHECK ((card_hash IS NULL) = (card_hint IS NULL)),
  constraint decision_number_positive CHECK (number > 0),
  constraint decision_outcome_known CHECK (outcome = ANY (ARRAY['allow'::text, 'review'::text, 'block'::text])),
  constraint decision_score_range CHECK (score >= 0 AND score <= 99)
);
CREATE TRIGGER decision_keeps_sample_mark BEFORE UPDATE OF is_sample ON risk.decision FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- Whom and what a merchant takes no money from: a keyed hash, and what can be shown of it. No number of a card and no address is
-- in it.
create table risk.entry (
  id uuid not null,
  merchant_id uuid not null,
  kind text not null,
  hash bytea not null,
  hint text not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint entry_pkey PRIMARY KEY (id),
  constraint entry_hash_length CHECK (octet_length(hash) = 32),
  constraint entry_hint_length CHECK (char_length(hint) >= 1 AND char_length(hint) <= 120),
  constraint entry_kind_known CHECK (kind = ANY (ARRAY['payer'::text, 'card'::text, 'email'::text, 'country'::text]))
);
CREATE INDEX entry_by_merchant ON risk.entry USING btree (merchant_id, id DESC) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX entry_once ON risk.entry USING btree (merchant_id, kind, hash) WHERE removed_at IS NULL;

-- From when on a merchant has payments reviewed or blocked. A rule is ended, never changed, so that decisions that name it can be
-- read.
create table risk.rule (
  id uuid not null,
  merchant_id uuid not null,
  kind text not null,
  at_least bigint not null,
  asset text,
  action text not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  -- Of a demonstration. It has ended, so that it decides nothing of a real payment.
  is_sample boolean not null default false,
  constraint rule_pkey PRIMARY KEY (id),
  constraint rule_action_known CHECK (action = ANY (ARRAY['review'::text, 'block'::text])),
  constraint rule_amount_asset CHECK ((kind = 'amount'::text) = (asset IS NOT NULL)),
  constraint rule_at_least_positive CHECK (at_least > 0),
  constraint rule_kind_known CHECK (kind = ANY (ARRAY['score'::text, 'amount'::text, 'payments_in_hour'::text, 'failures_in_day'::text]))
);
CREATE INDEX rule_by_merchant ON risk.rule USING btree (merchant_id, id DESC);
CREATE TRIGGER rule_keeps_sample_mark BEFORE UPDATE OF is_sample ON risk.rule FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- risk.count_samples() returns integer
--   How many invented decisions there are.

-- risk.remove_samples(kept uuid[]) returns integer, as its owner
--   Removes decisions of invented payments, and the invented rules that no decision names any more.

-- -------------------- roles --------------------
-- Who of the staff has which role, where and until when.

-- A role that a person has or had: rights are judged by the rows that have not ended. Ended once, never removed.
create table roles.role_grant (
  id uuid not null,
  user_id uuid not null,
  role text not null,
  scope_kind text not null,
  -- Which country, programme, business or queue; empty where the role counts everywhere.
  scope_id text not null,
  reason text not null,
  -- Who proposed it; null where the operator gave it on the host or with a service key.
  granted_by uuid,
  -- The second person; null where the operator gave it.
  approved_by uuid,
  granted_at timestamp with time zone not null,
  -- From then on it gives nothing, whether its end has been written down or not.
  ends_at timestamp with time zone,
  ended_at timestamp with time zone,
  -- Who took it away; null where it ran out or the operator took it.
  ended_by uuid,
  end_reason text,
  constraint role_grant_pkey PRIMARY KEY (id),
  constraint role_grant_end_whole CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  constraint role_grant_ended_by_end CHECK (ended_by IS NULL OR ended_at IS NOT NULL),
  constraint role_grant_ends_later CHECK (ends_at > granted_at),
  constraint role_grant_not_own CHECK (granted_by <> user_id AND approved_by <> user_id),
  constraint role_grant_scope_known CHECK (scope_kind = ANY (ARRAY['global'::text, 'country'::text, 'programme'::text, 'business'::text, 'queue'::text])),
  constraint role_grant_scope_whole CHECK ((scope_kind = 'global'::text) = (scope_id = ''::text)),
  constraint role_grant_two_people CHECK (approved_by IS NULL OR approved_by <> granted_by)
);
CREATE INDEX role_grant_ending ON roles.role_grant USING btree (ends_at) WHERE ended_at IS NULL AND ends_at IS NOT NULL;
CREATE INDEX role_grant_of_role ON roles.role_grant USING btree (role) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX role_grant_once ON roles.role_grant USING btree (user_id, role, scope_kind, scope_id) WHERE ended_at IS NULL;
CREATE INDEX role_grant_person ON roles.role_grant USING btree (user_id, id);

-- A person asks for a role of the staff, by a case. It gives nothing: the approval of the case proposes the role.
create table roles.role_request (
  case_id uuid not null,
  user_id uuid not null,
  role text not null,
  scope_kind text not null,
  scope_id text not null,
  reason text not null,
  ends_at timestamp with time zone,
  asked_at timestamp with time zone not null,
  -- The proposal that came of it.
  proposal_id uuid,
  -- When the case was decided or cancelled; an appeal opens it again.
  closed_at timestamp with time zone,
  constraint role_request_pkey PRIMARY KEY (case_id),
  constraint role_request_proposed_is_closed CHECK (proposal_id IS NULL OR closed_at IS NOT NULL),
  constraint role_request_scope_known CHECK (scope_kind = ANY (ARRAY['global'::text, 'queue'::text])),
  constraint role_request_scope_whole CHECK ((scope_kind = 'global'::text) = (scope_id = ''::text))
);
CREATE UNIQUE INDEX role_request_open ON roles.role_request USING btree (user_id, role, scope_kind, scope_id) WHERE closed_at IS NULL;
CREATE UNIQUE INDEX role_request_proposal ON roles.role_request USING btree (proposal_id) WHERE proposal_id IS NOT NULL;

-- -------------------- settlements --------------------

-- Where a rail and we differ. It stays open until two officers have ended it, or a later file brings what was missing.
create table settlements.difference (
  id uuid not null,
  file_id uuid,
  rail text not null,
  asset text not null,
  kind text not null,
  line_kind text not null,
  reference text not null,
  payment_id uuid,
  title text,
  expected bigint,
  settled bigint,
  -- What was settled less what was expected, in minor units: below zero where it is too little.
  amount bigint not null,
  state text not null default 'open'::text,
  is_test boolean not null,
  is_sample boolean not null default false,
  opened_at timestamp with time zone not null,
  -- Of the proposal to end it that waits; null where none does.
  proposal_id uuid,
  reason text,
  other_id uuid,
  ended_at timestamp with time zone,
  proposed_by uuid,
  approved_by uuid,
  constraint difference_pkey PRIMARY KEY (id),
  constraint difference_end_known CHECK ((state = 'open'::text) = (ended_at IS NULL)),
  constraint difference_kind_known CHECK (kind = ANY (ARRAY['amount'::text, 'fee'::text, 'twice'::text, 'unknown'::text, 'missing'::text])),
  constraint difference_line_kind_known CHECK (line_kind = ANY (ARRAY['sale'::text, 'refund'::text, 'refund_failure'::text, 'dispute'::text])),
  constraint difference_not_zero CHECK (amount <> 0),
  constraint difference_of_no_file CHECK ((file_id IS NULL) = (kind = 'missing'::text)),
  constraint difference_offset_named CHECK ((state = 'offset'::text) = (other_id IS NOT NULL)),
  constraint difference_state_known CHECK (state = ANY (ARRAY['open'::text, 'written_off'::text, 'offset'::text, 'arrived'::text])),
  constraint difference_two_people CHECK ((state = ANY (ARRAY['written_off'::text, 'offset'::text])) <= (proposed_by IS NOT NULL AND approved_by IS NOT NULL) AND approved_by <> proposed_by)
);
CREATE UNIQUE INDEX difference_missing_once ON settlements.difference USING btree (rail, reference, line_kind) WHERE kind = 'missing'::text;
CREATE INDEX difference_newest ON settlements.difference USING btree (id DESC);
CREATE INDEX difference_open ON settlements.difference USING btree (rail, asset, amount) WHERE state = 'open'::text;
CREATE TRIGGER difference_follows_machine BEFORE INSERT OR UPDATE OF state ON settlements.difference FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'open', 'open > arrived offset written_off');

-- What a rail says that it has settled, taken in once. Of a rail that carries money two people take it in; a simulated one hands
-- its own in.
create table settlements.file (
  id uuid not null,
  rail text not null,
  reference text not null,
  asset text not null,
  lines integer not null,
  gross bigint not null,
  fee bigint not null,
  is_test boolean not null,
  is_sample boolean not null default false,
  taken_at timestamp with time zone not null,
  proposed_by uuid,
  approved_by uuid,
  constraint file_pkey PRIMARY KEY (id),
  constraint file_once UNIQUE (rail, reference, asset),
  constraint file_lines_positive CHECK (lines > 0),
  constraint file_of_money_by_people CHECK (is_test OR is_sample OR approved_by IS NOT NULL),
  constraint file_two_people CHECK (approved_by <> proposed_by)
);

-- One line of a settlement file: a sale, what goes back to payers, which is below zero, or a refund that failed and is ours
-- again.
create table settlements.line (
  file_id uuid not null,
  number integer not null,
  rail text not null,
  kind text not null,
  reference text not null,
  gross bigint not null,
  fee bigint not null,
  constraint line_pkey PRIMARY KEY (file_id, number),
  constraint line_kind_known CHECK (kind = ANY (ARRAY['sale'::text, 'refund'::text, 'refund_failure'::text, 'dispute'::text]))
);
CREATE INDEX line_by_reference ON settlements.line USING btree (rail, reference, kind);

-- -------------------- site --------------------

-- Where a person has put the tiles of their dashboard, by their names. Goes with the account.
create table site.dashboard (
  user_id uuid not null,
  arrangement jsonb not null,
  saved_at timestamp with time zone not null,
  constraint dashboard_key PRIMARY KEY (user_id)
);

-- What the staff warns everybody of, and who published and withdrew it. Rows stay when an alert leaves the page.
create table site.scam_alert (
  id uuid not null,
  language text not null,
  title text not null,
  text text not null,
  published_by uuid not null,
  published_at timestamp with time zone not null,
  withdrawn_by uuid,
  withdrawn_at timestamp with time zone,
  constraint scam_alert_key PRIMARY KEY (id),
  constraint scam_alert_language_form CHECK (language ~ '^[a-z]{2}$'::text),
  constraint scam_alert_text_given CHECK (btrim(text) <> ''::text),
  constraint scam_alert_title_given CHECK (btrim(title) <> ''::text),
  constraint scam_alert_withdrawal_whole CHECK ((withdrawn_by IS NULL) = (withdrawn_at IS NULL))
);
CREATE INDEX scam_alert_current ON site.scam_alert USING btree (published_at DESC, id) WHERE withdrawn_at IS NULL;

-- The words of the front page's slides as editors changed them, append-only: the highest version of a slide and language is in
-- force.
create table site.slide_version (
  slide smallint not null,
  language text not null,
  version integer not null,
  text jsonb not null,
  edited_by uuid not null,
  edited_at timestamp with time zone not null,
  constraint slide_version_key PRIMARY KEY (slide, language, version),
  constraint slide_version_language_form CHECK (language ~ '^[a-z]{2}$'::text),
  constraint slide_version_positive CHECK (version > 0),
  constraint slide_version_slide_known CHECK (slide >= 1 AND slide <= 5),
  constraint slide_version_text_object CHECK (jsonb_typeof(text) = 'object'::text)
);
CREATE TRIGGER slide_version_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON site.slide_version FOR EACH STATEMENT EXECUTE FUNCTION site.refuse_change();

-- What real people said of the platform, in their own words and language; consent_on is the day on which the person agreed to be
-- quoted by name. Deleted for good when they take that back.
create table site.testimonial (
  id uuid not null,
  language text not null,
  quote text not null,
  name text not null,
  role text not null,
  place text not null,
  consent_on date not null,
  position integer not null,
  is_published boolean not null,
  version integer not null,
  added_by uuid not null,
  added_at timestamp with time zone not null,
  changed_by uuid not null,
  changed_at timestamp with time zone not null,
  constraint testimonial_key PRIMARY KEY (id),
  constraint testimonial_language_form CHECK (language ~ '^[a-z]{2}$'::text),
  constraint testimonial_name_given CHECK (btrim(name) <> ''::text),
  constraint testimonial_position_positive CHECK ("position" > 0),
  constraint testimonial_quote_given CHECK (btrim(quote) <> ''::text),
  constraint testimonial_version_positive CHECK (version > 0)
);

-- -------------------- staff --------------------
-- How the staff of the platform begins.

-- Makes the first super admin: printed on the host once, good for half an hour and one person. Only keyed hashes are kept.
create table staff.bootstrap_token (
  id uuid not null,
  key_id text not null,
  link_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  -- Used, or replaced by a newer one.
  ended_at timestamp with time zone,
  used_by uuid,
  constraint bootstrap_token_pkey PRIMARY KEY (id),
  constraint bootstrap_token_used_is_ended CHECK (used_by IS NULL OR ended_at IS NOT NULL)
);

-- -------------------- standing_orders --------------------
-- Payments that people schedule. Balances and transfers themselves are in the ledger.

-- A payment for later, once or again and again. Occurrences count from 0; the next is number next_occurrence on the day next_on
-- and runs at due_at, which is later than that day after a failed attempt. on_day 32 is the last day of the month.
create table standing_orders.standing_order (
  id uuid not null,
  user_id uuid not null,
  payee_user_id uuid not null,
  asset text not null,
  amount bigint not null,
  note text,
  every text not null,
  on_day smallint,
  first_on date not null,
  until_on date,
  count integer,
  state text not null default 'active'::text,
  pause_reason text,
  next_occurrence integer not null default 0,
  next_on date,
  due_at timestamp with time zone,
  attempts smallint not null default 0,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint standing_order_pkey PRIMARY KEY (id),
  constraint standing_order_amount_positive CHECK (amount > 0),
  constraint standing_order_attempts_positive CHECK (attempts >= 0),
  constraint standing_order_count_positive CHECK (count > 0),
  constraint standing_order_date_known CHECK ((state = 'ended'::text) = (next_on IS NULL)),
  constraint standing_order_day_range CHECK (on_day IS NULL OR on_day >= 1 AND on_day <= 32 AND every = 'monthly'::text),
  constraint standing_order_end_known CHECK ((state = 'ended'::text) = (ended_at IS NOT NULL)),
  constraint standing_order_every_known CHECK (every = ANY (ARRAY['once'::text, 'daily'::text, 'weekly'::text, 'monthly'::text, 'yearly'::text])),
  constraint standing_order_next_known CHECK ((state = 'active'::text) = (due_at IS NOT NULL)),
  constraint standing_order_one_end CHECK (until_on IS NULL OR count IS NULL),
  constraint standing_order_pause_known CHECK (state = 'paused'::text OR pause_reason IS NULL),
  constraint standing_order_state_known CHECK (state = ANY (ARRAY['active'::text, 'paused'::text, 'ended'::text])),
  constraint standing_order_two_people CHECK (user_id <> payee_user_id)
);
CREATE INDEX standing_order_by_person ON standing_orders.standing_order USING btree (user_id, id DESC);
CREATE INDEX standing_order_due ON standing_orders.standing_order USING btree (due_at) WHERE state = 'active'::text;
CREATE TRIGGER standing_order_follows_machine BEFORE INSERT OR UPDATE OF state ON standing_orders.standing_order FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'active', 'active > paused ended', 'paused > active ended');

-- What became of each occurrence of a standing order, exactly one row for each: paid, given up after its attempts, or skipped
-- because it was too late.
create table standing_orders.standing_order_run (
  order_id uuid not null,
  occurrence integer not null,
  due_on date not null,
  outcome text not null,
  transfer_id uuid,
  refusal text,
  ran_at timestamp with time zone not null,
  constraint standing_order_run_pkey PRIMARY KEY (order_id, occurrence),
  constraint standing_order_run_outcome_known CHECK (outcome = ANY (ARRAY['paid'::text, 'failed'::text, 'skipped'::text])),
  constraint standing_order_run_refusal_known CHECK (outcome <> 'failed'::text OR refusal IS NOT NULL),
  constraint standing_order_run_transfer_known CHECK ((outcome = 'paid'::text) = (transfer_id IS NOT NULL))
);

-- -------------------- support --------------------

-- Acts of looking for work: those that other domains told of, by the id of what was done, and those that the person declared with
-- a proof.
create table support.activity (
  id uuid not null,
  user_id uuid not null,
  week text not null,
  kind text not null,
  source text not null,
  subject uuid,
  on_date date not null,
  sealed_text text,
  sealed_proof text,
  constraint activity_key PRIMARY KEY (id),
  constraint activity_source_known CHECK (source = ANY (ARRAY['platform'::text, 'declared'::text]))
);
CREATE INDEX activity_of_week ON support.activity USING btree (user_id, week);
CREATE UNIQUE INDEX activity_told_once ON support.activity USING btree (user_id, kind, subject) WHERE subject IS NOT NULL;

-- Weeks that were drawn, after they were accepted, for an officer to look at. No payment waits for it.
create table support.back_check (
  id uuid not null,
  week_id uuid not null,
  state text not null,
  drawn_at timestamp with time zone not null,
  asked_by uuid,
  sealed_question text,
  -- Until when the person may answer, as they were told. Before, nothing is found against them.
  answer_by timestamp with time zone,
  sealed_answer text,
  closed_by uuid,
  sealed_finding text,
  closed_at timestamp with time zone,
  constraint back_check_key PRIMARY KEY (id),
  constraint back_check_once UNIQUE (week_id),
  constraint back_check_of FOREIGN KEY (week_id) REFERENCES support.week(id) ON DELETE CASCADE,
  constraint back_check_asked_when CHECK ((state <> ALL (ARRAY['asked'::text, 'answered'::text, 'found'::text])) OR answer_by IS NOT NULL),
  constraint back_check_closed_when CHECK ((state = ANY (ARRAY['confirmed'::text, 'found'::text])) = (closed_at IS NOT NULL)),
  constraint back_check_state_known CHECK (state = ANY (ARRAY['open'::text, 'asked'::text, 'answered'::text, 'confirmed'::text, 'found'::text]))
);
CREATE INDEX back_check_open ON support.back_check USING btree (id) WHERE closed_at IS NULL;
CREATE TRIGGER back_check_follows_machine BEFORE INSERT OR UPDATE OF state ON support.back_check FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'open', 'open > asked confirmed', 'asked > answered confirmed found', 'answered > confirmed found');

-- A claim for support. The case of the same id says what became of it; its state is kept here too.
create table support.claim (
  case_id uuid not null,
  reference text not null,
  user_id uuid not null,
  state text not null,
  -- By whose clocks its weeks are counted, for good.
  zone text not null,
  policy_version integer not null,
  -- For a week without earnings, by the policy of its version.
  benefit_minor bigint not null,
  first_week text not null,
  is_sample boolean not null default false,
  claimed_at timestamp with time zone not null,
  -- Null while it is active: a person has one active claim.
  closed_at timestamp with time zone,
  hired_at timestamp with time zone,
  -- The jobs that the person accepted, with what they pay, also those that were called off; null where there was none.
  sealed_hire text,
  -- The first day of the job that begins first, by the offer; the day of the hire where it says none. Its week is the last one of
  -- the claim. Null where no job is known.
  works_from date,
  -- The week that ran when the claim was approved, resumed or restored last. No earlier week is reminded of or missed. Null where
  -- that was before it was kept: then all weeks are asked.
  asked_from text,
  -- The pauses of the claim, each with the day from which it counts and the day on which it ended, by the clocks of its zone:
  -- [{from, until}]; until is null while it lasts.
  pauses jsonb not null default '[]'::jsonb,
  constraint claim_key PRIMARY KEY (case_id),
  constraint claim_asked_named CHECK (asked_from ~ '^\d{4}-W\d{2}$'::text),
  constraint claim_benefit_positive CHECK (benefit_minor > 0),
  constraint claim_hired_when CHECK (hired_at IS NULL OR sealed_hire IS NOT NULL),
  constraint claim_pauses_listed CHECK (jsonb_typeof(pauses) = 'array'::text),
  constraint claim_week_named CHECK (first_week ~ '^\d{4}-W\d{2}$'::text),
  constraint claim_works_when CHECK (works_from IS NULL OR hired_at IS NOT NULL)
);
CREATE UNIQUE INDEX claim_active_once ON support.claim USING btree (user_id) WHERE closed_at IS NULL;
CREATE INDEX claim_certifying ON support.claim USING btree (case_id) WHERE state = ANY (ARRAY['enrolled'::text, 'active'::text]);
CREATE INDEX claim_of_person ON support.claim USING btree (user_id, case_id DESC);
CREATE INDEX claim_of_reference ON support.claim USING btree (reference);
CREATE INDEX claim_with_job ON support.claim USING btree (case_id) WHERE works_from IS NOT NULL AND closed_at IS NULL;
CREATE TRIGGER claim_keeps_sample_mark BEFORE UPDATE OF is_sample ON support.claim FOR EACH ROW EXECUTE FUNCTION platform.keep_sample_mark();

-- Claims of two accounts whose names and birth dates are alike: an officer looks at both, and decides.
create table support.claim_likeness (
  case_id uuid not null,
  other_case_id uuid not null,
  name_percent smallint not null,
  is_same_birth boolean not null,
  found_at timestamp with time zone not null,
  constraint claim_likeness_key PRIMARY KEY (case_id, other_case_id),
  constraint claim_likeness_claim FOREIGN KEY (case_id) REFERENCES support.claim(case_id),
  constraint claim_likeness_other FOREIGN KEY (other_case_id) REFERENCES support.claim(case_id),
  constraint claim_likeness_percent CHECK (name_percent >= 0 AND name_percent <= 100)
);
CREATE INDEX claim_likeness_back ON support.claim_likeness USING btree (other_case_id);

-- Keyed hashes of what tells one person from another: confirmed contacts and the number of a document. An active claim shares
-- none with another.
create table support.claim_mark (
  case_id uuid not null,
  kind text not null,
  mark_hash bytea not null,
  is_active boolean not null default true,
  constraint claim_mark_key PRIMARY KEY (case_id, kind),
  constraint claim_mark_claim FOREIGN KEY (case_id) REFERENCES support.claim(case_id),
  constraint claim_mark_kind_known CHECK (kind = ANY (ARRAY['email'::text, 'phone'::text, 'document'::text]))
);
CREATE UNIQUE INDEX claim_mark_active_once ON support.claim_mark USING btree (kind, mark_hash) WHERE is_active;

-- Keyed hashes of a birth date, and of a name with two of the three parts of a birth date: by them claims are found that may be
-- of one person.
create table support.claim_trait (
  case_id uuid not null,
  kind text not null,
  trait_hash bytea not null,
  constraint claim_trait_key PRIMARY KEY (case_id, kind),
  constraint claim_trait_claim FOREIGN KEY (case_id) REFERENCES support.claim(case_id),
  constraint claim_trait_kind_known CHECK (kind = ANY (ARRAY['birth'::text, 'name_year_month'::text, 'name_year_day'::text, 'name_month_day'::text, 'name_turned'::text]))
);
CREATE INDEX claim_trait_same ON support.claim_trait USING btree (kind, trait_hash);

-- Officers who said that they and a person are connected: they decide nothing about this person.
create table support.conflict_of_interest (
  officer_id uuid not null,
  user_id uuid not null,
  declared_at timestamp with time zone not null,
  constraint conflict_of_interest_key PRIMARY KEY (officer_id, user_id)
);
CREATE INDEX conflict_of_interest_person ON support.conflict_of_interest USING btree (user_id);

-- Accepted weeks that are approved and paid together, by one envelope of disbursements.
create table support.cycle (
  id uuid not null,
  number integer not null,
  state text not null,
  week_count integer not null,
  total_minor bigint not null,
  envelope_id uuid,
  prepared_by uuid,
  is_sample boolean not null default false,
  made_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint cycle_key PRIMARY KEY (id),
  constraint cycle_envelope_once UNIQUE (envelope_id),
  constraint cycle_numbered UNIQUE (number),
  constraint cycle_count_positive CHECK (week_count > 0),
  constraint cycle_state_known CHECK (state = ANY (ARRAY['draft'::text, 'to_approve'::text, 'approved'::text, 'disbursed'::text, 'reconciled'::text, 'closed'::text, 'cancelled'::text])),
  constraint cycle_sum_positive CHECK (total_minor > 0)
);
CREATE UNIQUE INDEX cycle_prepared_once ON support.cycle USING btree ((true)) WHERE state = 'draft'::text;

-- What the payment of a week holds back of an overpayment. The debt grows smaller when the week is paid; a payment that is not
-- made holds nothing back.
create table support.deduction (
  week_id uuid not null,
  overpayment_id uuid not null,
  amount_minor bigint not null,
  constraint deduction_key PRIMARY KEY (week_id, overpayment_id),
  constraint deduction_of FOREIGN KEY (overpayment_id) REFERENCES support.overpayment(id),
  constraint deduction_week FOREIGN KEY (week_id) REFERENCES support.week(id),
  constraint deduction_positive CHECK (amount_minor > 0)
);
CREATE INDEX deduction_of_debt ON support.deduction USING btree (overpayment_id);

-- A week of an overpayment: what was earned in truth, what was paid, and what the rule pays for it.
create table support.overpaid_week (
  overpayment_id uuid not null,
  week_id uuid not null,
  is_due boolean not null,
  earned_minor bigint not null,
  paid_minor bigint not null,
  due_minor bigint not null,
  -- False where the overpayment was dropped: the week can be in another one then.
  is_standing boolean not null default true,
  constraint overpaid_week_key PRIMARY KEY (overpayment_id, week_id),
  constraint overpaid_week_known FOREIGN KEY (week_id) REFERENCES support.week(id),
  constraint overpaid_week_of FOREIGN KEY (overpayment_id) REFERENCES support.overpayment(id),
  constraint overpaid_week_due_sound CHECK (due_minor >= 0),
  constraint overpaid_week_earned_sound CHECK (earned_minor >= 0),
  constraint overpaid_week_too_much CHECK (paid_minor > due_minor)
);
CREATE UNIQUE INDEX overpaid_week_once ON support.overpaid_week USING btree (week_id) WHERE is_standing;

-- What was paid too much for weeks of a claim, and what became of it. What is still owed stands in the ledger under its id.
create table support.overpayment (
  id uuid not null,
  case_id uuid not null,
  user_id uuid not null,
  state text not null,
  amount_minor bigint not null,
  reason text not null,
  sealed_finding text not null,
  recorded_by uuid not null,
  recorded_at timestamp with time zone not null,
  -- Until when the person may answer, as they were told.
  answer_by timestamp with time zone not null,
  sealed_answer text,
  answered_at timestamp with time zone,
  decided_by uuid,
  sealed_decision text,
  decided_at timestamp with time zone,
  -- Until when the person may appeal. Payments hold nothing back before.
  appeal_by timestamp with time zone,
  sealed_appeal text,
  appealed_at timestamp with time zone,
  appeal_decided_by uuid,
  sealed_appeal_decision text,
  appeal_decided_at timestamp with time zone,
  constraint overpayment_key PRIMARY KEY (id),
  constraint overpayment_of FOREIGN KEY (case_id) REFERENCES support.claim(case_id),
  constraint overpayment_appeal_by_another CHECK (appeal_decided_by IS NULL OR appeal_decided_by <> recorded_by AND appeal_decided_by <> decided_by),
  constraint overpayment_appealed_when CHECK (state <> 'appealed'::text OR appealed_at IS NOT NULL),
  constraint overpayment_by_two CHECK (decided_by IS DISTINCT FROM recorded_by),
  constraint overpayment_decided_when CHECK ((state = ANY (ARRAY['proposed'::text, 'answered'::text])) = (decided_at IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL)),
  constraint overpayment_positive CHECK (amount_minor > 0),
  constraint overpayment_reason_known CHECK (reason = ANY (ARRAY['earnings'::text, 'not_entitled'::text, 'our_error'::text])),
  constraint overpayment_state_known CHECK (state = ANY (ARRAY['proposed'::text, 'answered'::text, 'owed'::text, 'appealed'::text, 'dropped'::text, 'settled'::text]))
);
CREATE INDEX overpayment_of_person ON support.overpayment USING btree (user_id, id DESC);
CREATE TRIGGER overpayment_follows_machine BEFORE INSERT OR UPDATE OF state ON support.overpayment FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'proposed', 'proposed > answered dropped owed', 'answered > dropped owed', 'owed > appealed settled', 'appealed > dropped owed');

-- One week of a claim: what the person confirmed, what it pays, and what became of the payment.
create table support.week (
  id uuid not null,
  case_id uuid not null,
  user_id uuid not null,
  week text not null,
  state text not null,
  questions text[] not null default '{}'::text[],
  was_able boolean,
  refused_offer boolean,
  sealed_cause text,
  benefit_minor bigint not null,
  earned_minor bigint not null default 0,
  recovered_minor bigint not null default 0,
  paid_minor bigint not null default 0,
  cycle_id uuid,
  -- What the payment in the envelope is for: a new one where an earlier one could not be made.
  payment_id uuid,
  -- Since when the payment is refused, by a frozen wallet for example.
  held_up_at timestamp with time zone,
  reminders integer not null default 0,
  certified_at timestamp with time zone,
  decided_by uuid,
  sealed_reason text,
  is_appeal boolean not null default false,
  -- When an officer decided last: an appeal is possible for some days after a refusal. Null before, and for decisions from before
  -- it was kept.
  decided_at timestamp with time zone,
  -- The person had found a job when they confirmed it: no act was asked for.
  is_search_waived boolean not null default false,
  constraint week_key PRIMARY KEY (id),
  constraint week_claim FOREIGN KEY (case_id) REFERENCES support.claim(case_id),
  constraint week_cycle FOREIGN KEY (cycle_id) REFERENCES support.cycle(id),
  constraint week_earned_sound CHECK (earned_minor >= 0),
  constraint week_named CHECK (week ~ '^\d{4}-W\d{2}$'::text),
  constraint week_paid_in_cycle CHECK ((state <> ALL (ARRAY['in_cycle'::text, 'paid'::text])) OR cycle_id IS NOT NULL AND payment_id IS NOT NULL),
  constraint week_paid_within CHECK (paid_minor >= 0 AND paid_minor <= benefit_minor),
  constraint week_recovered_sound CHECK (recovered_minor >= 0),
  constraint week_state_known CHECK (state = ANY (ARRAY['open'::text, 'missed'::text, 'query'::text, 'accepted'::text, 'nothing'::text, 'refused'::text, 'in_cycle'::text, 'paid'::text, 'unpaid'::text]))
);
CREATE INDEX week_of_claim ON support.week USING btree (case_id, week DESC);
CREATE INDEX week_of_cycle ON support.week USING btree (cycle_id) WHERE cycle_id IS NOT NULL;
CREATE UNIQUE INDEX week_of_person_once ON support.week USING btree (user_id, week);
CREATE UNIQUE INDEX week_payment_once ON support.week USING btree (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX week_ready ON support.week USING btree (id) WHERE state = ANY (ARRAY['accepted'::text, 'unpaid'::text]);
CREATE INDEX week_to_decide ON support.week USING btree (id) WHERE state = 'query'::text;

-- support.count_samples() returns integer
--   How many invented claims there are.

-- support.remove_samples(kept uuid[]) returns integer, as its owner
--   Removes invented claims with their weeks, but for those with a week for which money was asked: it catches a second payment.

-- -------------------- treasury --------------------

-- One row for each business that has had a wallet: locked before its money is judged. With a time: no money can leave.
create table treasury.guard (
  organisation_id uuid not null,
  frozen_at timestamp with time zone,
  frozen_by uuid,
  constraint guard_key PRIMARY KEY (organisation_id),
  constraint guard_freeze_whole CHECK ((frozen_at IS NULL) = (frozen_by IS NULL))
);

-- A payment that a member asked for from the wallet of a business. One that was paid at once has no answer; else a second member
-- gave it.
create table treasury.payment (
  id uuid not null,
  organisation_id uuid not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  to_user uuid,
  to_business uuid,
  asset text not null,
  amount_minor bigint not null,
  note text,
  state text not null,
  expires_at timestamp with time zone not null,
  answered_by uuid,
  answered_at timestamp with time zone,
  transfer_id uuid,
  constraint payment_key PRIMARY KEY (id),
  constraint payment_amount_positive CHECK (amount_minor > 0),
  constraint payment_by_two CHECK (state <> 'paid'::text OR answered_by IS DISTINCT FROM asked_by),
  constraint payment_goes_to_one CHECK (num_nonnulls(to_user, to_business) = 1),
  constraint payment_paid_by_transfer CHECK ((state = 'paid'::text) = (transfer_id IS NOT NULL)),
  constraint payment_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'paid'::text, 'declined'::text, 'lapsed'::text]))
);
CREATE INDEX payment_waiting ON treasury.payment USING btree (organisation_id, id) WHERE state = 'waiting'::text;

-- -------------------- verification --------------------

-- How far a business of the register is verified. Its id is that of the register.
create table verification.business (
  id uuid not null,
  organisation_id uuid not null,
  state text not null,
  level smallint not null default 0,
  wanted_level smallint,
  case_id uuid,
  valid_until date,
  is_high_risk boolean not null default false,
  lei text,
  tax_country text,
  changed_at timestamp with time zone not null,
  -- The tax number as it was given, sealed.
  sealed_tax_id text,
  constraint business_key PRIMARY KEY (id),
  constraint business_case_once UNIQUE (case_id),
  constraint business_organisation_once UNIQUE (organisation_id),
  constraint business_lei_form CHECK (lei ~ '^[0-9A-Z]{20}$'::text),
  constraint business_level_ends CHECK ((level = 0) = (valid_until IS NULL)),
  constraint business_level_range CHECK (level >= 0 AND level <= 3),
  constraint business_state_known CHECK (state = ANY (ARRAY['not_started'::text, 'in_progress'::text, 'submitted'::text, 'in_review'::text, 'needs_information'::text, 'verified'::text, 'expiring'::text, 'expired'::text, 'rejected'::text, 'suspended'::text, 'revoked'::text])),
  constraint business_tax_country_form CHECK (tax_country ~ '^[A-Z]{2}$'::text),
  constraint business_wanted_level_range CHECK (wanted_level >= 2 AND wanted_level <= 3)
);
CREATE INDEX business_by_end ON verification.business USING btree (valid_until) WHERE valid_until IS NOT NULL;
CREATE TRIGGER business_follows_machine BEFORE INSERT OR UPDATE OF state ON verification.business FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'not_started', 'not_started > in_progress submitted suspended', 'in_progress > verified submitted suspended', 'submitted > in_review in_progress suspended', 'in_review > submitted needs_information verified rejected in_progress suspended', 'needs_information > in_review rejected in_progress suspended', 'verified > submitted expiring expired suspended', 'expiring > verified submitted expired suspended', 'expired > verified submitted suspended', 'rejected > submitted suspended', 'suspended > revoked');

-- The latest result of each check. Checked by nobody: by a rule.
create table verification.check_result (
  business_id uuid not null,
  kind text not null,
  result text not null,
  note text,
  checked_by uuid,
  checked_at timestamp with time zone not null,
  -- In the words of the officer who decided it; null where a rule did.
  reason text,
  constraint check_result_key PRIMARY KEY (business_id, kind),
  constraint check_result_of FOREIGN KEY (business_id) REFERENCES verification.business(id),
  constraint check_result_kind_known CHECK (kind = ANY (ARRAY['registry'::text, 'contact'::text, 'lei'::text, 'tax'::text, 'sanctions'::text, 'documents'::text, 'officers'::text, 'owners'::text, 'domain'::text, 'phone'::text, 'wallet'::text])),
  constraint check_result_known CHECK (result = ANY (ARRAY['open'::text, 'pass'::text, 'fail'::text, 'refer'::text, 'na'::text]))
);

-- A web domain and a phone number that a business says are its own, and whether it has proven it.
create table verification.contact (
  business_id uuid not null,
  kind text not null,
  sealed_value text not null,
  state text not null,
  -- What the team puts on its server, or into its DNS, so that we find it there.
  token text,
  -- Since when the domain is being looked at; null: it is not.
  reading_since timestamp with time zone,
  code_hash bytea,
  code_until timestamp with time zone,
  tries_left smallint not null default 0,
  how text,
  proven_at timestamp with time zone,
  valid_until date,
  constraint contact_key PRIMARY KEY (business_id, kind),
  constraint contact_of FOREIGN KEY (business_id) REFERENCES verification.business(id),
  constraint contact_code_ends CHECK ((code_hash IS NULL) = (code_until IS NULL)),
  constraint contact_how_known CHECK (how = ANY (ARRAY['file'::text, 'dns'::text, 'sms'::text])),
  constraint contact_kind_known CHECK (kind = ANY (ARRAY['domain'::text, 'phone'::text])),
  constraint contact_marked CHECK ((kind = 'domain'::text) = (token IS NOT NULL)),
  constraint contact_proven CHECK ((state <> ALL (ARRAY['proven'::text, 'expiring'::text])) OR num_nonnulls(how, proven_at, valid_until) = 3),
  constraint contact_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'proven'::text, 'expiring'::text, 'expired'::text, 'failed'::text])),
  constraint contact_tries_counted CHECK (tries_left >= 0)
);
CREATE INDEX contact_by_end ON verification.contact USING btree (valid_until) WHERE valid_until IS NOT NULL;
CREATE TRIGGER contact_follows_machine BEFORE INSERT OR UPDATE OF state ON verification.contact FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'waiting', 'waiting > proven failed', 'failed > proven', 'proven > failed expiring expired', 'expiring > proven failed expired', 'expired > proven failed');

-- When codes were sent for a business lately. Forgotten after a day.
create table verification.contact_code (
  business_id uuid not null,
  sent_at timestamp with time zone not null,
  constraint contact_code_of FOREIGN KEY (business_id) REFERENCES verification.business(id)
);
CREATE INDEX contact_code_of_business ON verification.contact_code USING btree (business_id, sent_at);
CREATE INDEX contact_code_sent ON verification.contact_code USING btree (sent_at);

-- A name of a business that is like one of a list. A decision is kept and counts again until either name changes.
create table verification.hit (
  id uuid not null,
  business_id uuid not null,
  subject text not null,
  source text not null,
  entry_key text not null,
  -- The names of the entry as they were: where they change, it is another hit.
  entry_names text not null,
  score numeric(4,3) not null,
  reasons text not null,
  qualifier text,
  state text not null,
  found_at timestamp with time zone not null,
  first_by uuid,
  second_by uuid,
  reason text,
  decided_at timestamp with time zone,
  constraint hit_key PRIMARY KEY (id),
  constraint hit_once UNIQUE (business_id, subject, source, entry_key, entry_names),
  constraint hit_of_business FOREIGN KEY (business_id) REFERENCES verification.business(id),
  constraint hit_by_two CHECK (second_by <> first_by),
  constraint hit_qualifier_known CHECK (qualifier = ANY (ARRAY['born_same'::text, 'born_differs'::text])),
  constraint hit_score_range CHECK (score >= 0::numeric AND score <= 1::numeric),
  constraint hit_state_known CHECK (state = ANY (ARRAY['potential'::text, 'confirmed_once'::text, 'confirmed'::text, 'cleared'::text]))
);
CREATE TRIGGER hit_follows_machine BEFORE INSERT OR UPDATE OF state ON verification.hit FOR EACH ROW EXECUTE FUNCTION platform.keep_to_machine('state', 'potential', 'potential > confirmed_once cleared', 'confirmed_once > confirmed cleared');

-- Cases in which officers decide hits of people who came to a business after it was checked.
create table verification.people_review (
  case_id uuid not null,
  business_id uuid not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint people_review_key PRIMARY KEY (case_id),
  constraint people_review_of FOREIGN KEY (business_id) REFERENCES verification.business(id)
);
CREATE UNIQUE INDEX people_review_open_once ON verification.people_review USING btree (business_id) WHERE closed_at IS NULL;

-- Lists of people and businesses that names are compared with, as they were imported.
create table verification.screening_list (
  id uuid not null,
  source text not null,
  entries integer not null,
  imported_by uuid,
  imported_at timestamp with time zone not null,
  is_current boolean not null,
  constraint screening_list_key PRIMARY KEY (id),
  constraint screening_list_has_entries CHECK (entries > 0),
  constraint screening_list_source_known CHECK (source = ANY (ARRAY['sample'::text, 'ofac_sdn'::text, 'follow_the_money'::text]))
);
CREATE UNIQUE INDEX screening_list_current ON verification.screening_list USING btree (source) WHERE is_current;

-- The people and businesses of a list. Their keys are parts of names by which candidates are found.
create table verification.watched (
  list_id uuid not null,
  entry_key text not null,
  names text[] not null,
  born_year text,
  keys text[] not null,
  constraint watched_key PRIMARY KEY (list_id, entry_key),
  constraint watched_list FOREIGN KEY (list_id) REFERENCES verification.screening_list(id) ON DELETE CASCADE,
  constraint watched_born_form CHECK (born_year ~ '^[0-9]{4}$'::text),
  constraint watched_has_names CHECK (cardinality(names) > 0)
);
CREATE INDEX watched_by_keys ON verification.watched USING gin (keys);

-- -------------------- wallet --------------------
-- What people do with their money. Balances and transfers themselves are in the ledger.

-- With whom a person has dealt, made from their entries in the ledger when somebody asks. first_paid_at and last_paid_at: when
-- they paid the other; first_got_at: when the other paid them; null where never.
create table wallet.acquaintance (
  user_id uuid not null,
  other_id uuid not null,
  first_paid_at timestamp with time zone,
  last_paid_at timestamp with time zone,
  first_got_at timestamp with time zone,
  last_at timestamp with time zone not null,
  constraint acquaintance_pkey PRIMARY KEY (user_id, other_id)
);
CREATE INDEX acquaintance_latest ON wallet.acquaintance USING btree (user_id, last_at DESC);

-- Up to which entry an account has been read for wallet.acquaintance.
create table wallet.acquaintance_reading (
  account_id uuid not null,
  version bigint not null,
  constraint acquaintance_reading_pkey PRIMARY KEY (account_id)
);

-- People who have frozen their wallet themselves: their accounts stand at no_debit in the ledger. A freeze by the house is the
-- status frozen there and has no row here.
create table wallet.freeze (
  user_id uuid not null,
  frozen_at timestamp with time zone not null,
  constraint freeze_pkey PRIMARY KEY (user_id)
);

-- What a person says of a transfer of theirs: the category they file it under and a note. Theirs alone to see; without a row the
-- category is guessed from what happened.
create table wallet.label (
  user_id uuid not null,
  transfer_id uuid not null,
  category text,
  private_note text,
  changed_at timestamp with time zone not null,
  constraint label_pkey PRIMARY KEY (user_id, transfer_id),
  constraint label_note_length CHECK (char_length(private_note) <= 140),
  constraint label_says_something CHECK (category IS NOT NULL OR private_note IS NOT NULL)
);

-- Which e-mail addresses and phone numbers of strangers were looked up on a UTC day, by person and by network: four bytes of a
-- hash of each, enough to count the different ones. Forgotten after two days.
create table wallet.lookup_day (
  counted text not null,
  day date not null,
  marks integer[] not null,
  constraint lookup_day_pkey PRIMARY KEY (counted, day)
);

-- How much a person lets leave their wallet in one currency, in minor units; null is no limit. What counts from later_at on waits
-- in the later_ columns. The limits of day and month stand on the ledger's account as well, which enforces them.
create table wallet.own_limit (
  user_id uuid not null,
  asset text not null,
  transfer_max bigint,
  day_max bigint,
  month_max bigint,
  later_transfer_max bigint,
  later_day_max bigint,
  later_month_max bigint,
  later_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  -- A payment above this sum asks for the PIN in its call, in minor units; 0: every payment does; null: a tenth of what can be
  -- spent.
  pin_above bigint,
  constraint own_limit_pkey PRIMARY KEY (user_id, asset),
  constraint own_limit_pin_above_not_negative CHECK (pin_above >= 0),
  constraint own_limit_positive CHECK (LEAST(transfer_max, day_max, month_max, later_transfer_max, later_day_max, later_month_max) > 0)
);

-- People somebody keeps to pay again, under a label of their own. verified_name is the name of the account when it was kept;
-- name_check says how a typed name compared with it.
create table wallet.payee (
  id uuid not null,
  user_id uuid not null,
  payee_user_id uuid not null,
  label text not null,
  typed_name text,
  verified_name text not null,
  name_check text,
  is_favourite boolean not null default false,
  created_at timestamp with time zone not null,
  constraint payee_pkey PRIMARY KEY (id),
  constraint payee_person_key UNIQUE (user_id, payee_user_id),
  constraint payee_name_check_known CHECK (name_check = ANY (ARRAY['match'::text, 'close'::text, 'no_match'::text])),
  constraint payee_name_checked CHECK ((name_check IS NULL) = (typed_name IS NULL)),
  constraint payee_two_people CHECK (user_id <> payee_user_id)
);

-- Money put aside in an account of its own in the ledger: not spendable until it is moved back. Target in minor units.
create table wallet.pot (
  id uuid not null,
  user_id uuid not null,
  asset text not null,
  account_id uuid not null,
  name text not null,
  look text not null,
  target bigint,
  target_on date,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint pot_pkey PRIMARY KEY (id),
  constraint pot_account_key UNIQUE (account_id),
  constraint pot_look_format CHECK (look ~ '^[a-z]{2,20}$'::text),
  constraint pot_target_positive CHECK (target > 0)
);
CREATE INDEX pot_by_person ON wallet.pot USING btree (user_id, id DESC);

-- How much play money a person has added on a UTC day, in minor units of the asset.
create table wallet.sandbox_use (
  user_id uuid not null,
  day date not null,
  asset text not null,
  amount bigint not null,
  constraint sandbox_use_pkey PRIMARY KEY (user_id, day, asset),
  constraint sandbox_use_positive CHECK (amount > 0)
);

-- wallet.spending(reader uuid, wanted_asset text, starts timestamp with time zone[], at_most integer) returns TABLE(month_place integer, kind text, is_in boolean, category text, amount numeric, entries bigint)
--   What came to and left a person's purse since starts[1], by month (its place among starts, from 1), kind, direction and own
--   category, in minor units above zero.
