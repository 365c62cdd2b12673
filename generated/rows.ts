// Row types, written by `npm run generate` from the migrated database.

/** What a column gives when read, and takes when inserted and updated; Kysely knows it by this shape. */
interface Column<Read, Insert, Update> {
  readonly __select__: Read;
  readonly __insert__: Insert;
  readonly __update__: Update;
}
export type Generated<Read> = [Read] extends [Column<infer R, infer I, infer U>] ? Column<R, I | undefined, U> : Column<Read, Read | undefined, Read>;
export type Computed<Read> = Column<Read, never, never>;

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };
/** Lists and bare values must be given as JSON text: the driver would take a list for a PostgreSQL array. */
export type Json = Column<JsonValue, string | Readonly<Record<string, unknown>>, string | Readonly<Record<string, unknown>>>;
export type NullableJson = Column<JsonValue, string | Readonly<Record<string, unknown>> | null | undefined, string | Readonly<Record<string, unknown>> | null>;

interface ActivityConsentReceipt {
  readonly id: string;
  readonly user_id: string;
  readonly version: string;
  readonly preferences: boolean;
  readonly analytics: boolean;
  readonly security_location: boolean;
  readonly marketing: boolean;
  readonly locale: string;
  readonly answered_at: Date;
}

interface ActivityUserGeolocationLogs {
  readonly id: string;
  readonly created_at: Date;
  readonly keep_until: Date;
  readonly user_id: string;
  readonly session_id: string | null;
  readonly ip_address: string | null;
  readonly country: string | null;
  readonly country_code: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly latitude: string | null;
  readonly longitude: string | null;
  readonly timezone: string | null;
  readonly currency_detected: string | null;
  readonly currency_selected: string | null;
  readonly language_detected: string | null;
  readonly language_selected: string | null;
  readonly user_agent: string | null;
  readonly page_url: string | null;
  readonly activity_type: string;
  readonly activity_details: Json;
}

interface ApprovalsProposal {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly payload_sha256: Buffer;
  readonly facts: Json;
  readonly reason: string;
  readonly proposed_by: string;
  readonly proposed_session: string;
  readonly proposed_network: string;
  readonly proposed_at: Date;
  readonly expires_at: Date;
  readonly state: 'open' | 'executed' | 'rejected' | 'withdrawn' | 'expired';
  readonly decided_by: string | null;
  readonly decided_session: string | null;
  readonly decided_network: string | null;
  readonly decided_at: Date | null;
  readonly decision_reason: string | null;
  readonly outcome: NullableJson;
  readonly sealed_payload: string;
  readonly worth: bigint | null;
}

interface BankingBankBatch {
  readonly id: string;
  readonly asset: string;
  readonly count: number;
  readonly total: bigint;
  readonly made_by: string;
  readonly created_at: Date;
}

interface BankingBankEntry {
  readonly account: string;
  readonly entry: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly outcome: 'paid' | 'returned' | 'credited' | 'suspense' | 'unknown';
  readonly withdrawal_id: string | null;
  readonly user_id: string | null;
  readonly sealed_remittance: string;
  readonly taken_by: string;
  readonly taken_at: Date;
  readonly id: Generated<string>;
  readonly content: string;
  readonly ordinal: Generated<number>;
  readonly part: Generated<number>;
  readonly reason: string | null;
  readonly decision_id: string | null;
  readonly approved_by: string | null;
}

interface BankingBankStatement {
  readonly id: string;
  readonly account: string;
  readonly asset: string;
  readonly place: number;
  readonly name: string;
  readonly sequence: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly beyond: bigint;
  readonly taken_by: string;
  readonly taken_at: Date;
}

interface BankingDepositReference {
  readonly user_id: string;
  readonly reference: string;
}

interface BankingOutsideAccount {
  readonly id: string;
  readonly user_id: string;
  readonly sealed_name: string;
  readonly name_hash: Buffer;
  readonly created_at: Date;
}

interface BankingOutsideEntry {
  readonly account_id: string;
  readonly position: bigint;
  readonly fingerprint: Buffer;
  readonly booked_on: string;
  readonly details: string;
}

interface BankingPayoutAccount {
  readonly id: string;
  readonly user_id: string;
  readonly scheme: 'iban' | 'aba' | 'other';
  readonly details: string;
  readonly created_at: Date;
  readonly removed_at: Date | null;
}

interface BankingSuspenseDecision {
  readonly id: string;
  readonly bank_entry_id: string;
  readonly outcome: 'assigned' | 'sent_back';
  readonly asset: string;
  readonly amount: bigint;
  readonly user_id: string | null;
  readonly reference: string;
  readonly reason: string;
  readonly transfer_id: string;
  readonly decided_by: string;
  readonly decided_at: Date;
}

interface BankingWithdrawal {
  readonly id: string;
  readonly user_id: string;
  readonly payout_account_id: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly reference: string;
  readonly state: 'waiting' | 'sent' | 'paid' | 'returned' | 'cancelled';
  readonly batch_id: string | null;
  readonly transfer_id: string | null;
  readonly created_at: Date;
  readonly sealed_reason: string | null;
}

interface BankingWithdrawalStep {
  readonly withdrawal_id: string;
  readonly state: 'waiting' | 'sent' | 'paid' | 'returned' | 'cancelled';
  readonly at: Date;
}

interface BlogAuthor {
  readonly id: string;
  readonly name: string;
  readonly is_sample: Generated<boolean>;
  readonly about: Generated<string>;
  readonly user_id: string | null;
}

interface BlogCategory {
  readonly slug: string;
  readonly place: number;
  readonly names: Json;
}

interface BlogCoAuthor {
  readonly post_id: string;
  readonly author_id: string;
  readonly place: number;
}

interface BlogDraft {
  readonly post_id: string;
  readonly language: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly body: Json;
  readonly version: number;
  readonly changed_at: Date;
  readonly changed_by: string;
  readonly cover: NullableJson;
  readonly search_title: Generated<string>;
  readonly search_description: Generated<string>;
}

interface BlogFormerCoAuthor {
  readonly post_id: string;
  readonly author_id: string;
}

interface BlogOldSlug {
  readonly slug: string;
  readonly post_id: string;
  readonly language: string;
}

interface BlogPost {
  readonly id: string;
  readonly state: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished';
  readonly category: string;
  readonly author_id: string;
  readonly published_at: Date | null;
  readonly is_sample: Generated<boolean>;
  readonly tags: Generated<readonly string[]>;
  readonly is_featured: Generated<boolean>;
  readonly is_for_members: Generated<boolean>;
  readonly search_words: Generated<string>;
  readonly version: Generated<number>;
  readonly scheduled_for: Date | null;
  readonly licence: Generated<'all_rights' | 'cc_by' | 'cc_by_sa' | 'cc0'>;
}

interface BlogPostEvent {
  readonly id: string;
  readonly post_id: string;
  readonly event: string;
  readonly note: string;
  readonly by_user: string | null;
  readonly happened_at: Date;
}

interface BlogPostText {
  readonly post_id: string;
  readonly language: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly body: Json;
  readonly changed_at: Date;
  readonly reading_minutes: Generated<number>;
  readonly cover: NullableJson;
  readonly search_title: Generated<string>;
  readonly search_description: Generated<string>;
}

interface BlogRevision {
  readonly id: string;
  readonly post_id: string;
  readonly language: string;
  readonly title: string;
  readonly excerpt: string;
  readonly body: Json;
  readonly written_by: string | null;
  readonly written_at: Date;
  readonly cover: NullableJson;
  readonly search_title: Generated<string>;
  readonly search_description: Generated<string>;
}

interface BusinessPapersPaper {
  readonly id: string;
  readonly organisation_id: string;
  readonly kind: 'articles' | 'licence' | 'tax' | 'accounts' | 'contract' | 'other';
  readonly added_by: string | null;
  readonly added_at: Date;
  readonly file_id: string;
  readonly media_type: string;
  readonly size_bytes: bigint;
  readonly scan: 'clean' | 'not_scanned';
  readonly twin: Buffer;
  readonly sealed_name: string;
}

interface BusinessPapersShelf {
  readonly organisation_id: string;
}

interface CaptchaCodeAttempt {
  readonly code_id: string;
  readonly attempts: number;
  readonly expires_at: Date;
}

interface CaptchaSpentChallenge {
  readonly challenge: string;
  readonly purpose: 'check' | 'act';
  readonly spent_at: Date;
  readonly expires_at: Date;
}

interface CareersApplication {
  readonly id: string;
  readonly job_id: string;
  readonly organisation_id: string;
  readonly user_id: string;
  readonly letter: string | null;
  readonly state: 'submitted' | 'seen' | 'shortlisted' | 'interview' | 'interviewed' | 'offer' | 'hired' | 'called_off' | 'declined' | 'turned_down' | 'withdrawn' | 'no_response';
  readonly version: Generated<number>;
  readonly decline_reason: string | null;
  readonly sent_at: Date;
  readonly changed_at: Date;
  readonly is_sample: Generated<boolean>;
  readonly sealed_letter: string | null;
  readonly sealed_cv: string | null;
  readonly score: number | null;
  readonly sealed_offer: string | null;
  readonly sealed_answers: string | null;
}

interface CareersCv {
  readonly user_id: string;
  readonly sealed_cv: string;
  readonly version: number;
  readonly saved_at: Date;
  readonly is_sample: Generated<boolean>;
}

interface CareersInterview {
  readonly id: string;
  readonly application_id: string;
  readonly state: 'offered' | 'booked' | 'other_times' | 'held' | 'cancelled';
  readonly version: Generated<number>;
  readonly kind: 'video' | 'phone' | 'on_site';
  readonly minutes: number;
  readonly time_zone: string;
  readonly sealed_place: string;
  readonly offered_by: string;
  readonly offered_at: Date;
  readonly starts_at: Date | null;
  readonly reminded_count: Generated<number>;
}

interface CareersInterviewTime {
  readonly interview_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly offered_by: string;
  readonly is_held: boolean;
}

interface CareersJobAlert {
  readonly id: string;
  readonly user_id: string;
  readonly search: string;
  readonly language: string;
  readonly pace: 'at_once' | 'daily';
  readonly is_on: Generated<boolean>;
  readonly created_at: Date;
  readonly from_at: Date;
  readonly looked_at: Date;
  readonly due_at: Date;
  readonly told_at: Date | null;
}

interface CareersMessage {
  readonly id: string;
  readonly application_id: string;
  readonly side: 'applicant' | 'employer';
  readonly written_by: string;
  readonly sealed_text: string | null;
  readonly sent_at: Date;
}

interface CareersSavedJob {
  readonly user_id: string;
  readonly job_id: string;
  readonly saved_at: Date;
}

interface CareersToldJob {
  readonly user_id: string;
  readonly job_id: string;
  readonly told_at: Date;
}

interface CasesApproval {
  readonly case_id: string;
  readonly round: number;
  readonly actor_id: string;
  readonly response: string;
  readonly at: Date;
  readonly step: Generated<string>;
}

interface CasesCase {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly subject: string;
  readonly submission_id: string;
  readonly form: string;
  readonly form_version: number;
  readonly sealed_answers: string | null;
  readonly applicant_id: string;
  readonly state: string;
  readonly version: number;
  readonly round: Generated<number>;
  readonly assignee_id: string | null;
  readonly awaits: 'officer' | 'applicant' | 'nobody';
  readonly due_at: Date | null;
  readonly overdue_at: Date | null;
  readonly opened_at: Date;
  readonly changed_at: Date;
  readonly decided_at: Date | null;
  readonly head_hash: Buffer;
  readonly is_sample: Generated<boolean>;
  readonly is_name_withheld: Generated<boolean>;
  readonly organisation_id: string | null;
  readonly escalate_at: Date | null;
  readonly escalated_at: Date | null;
}

interface CasesCaseEvent {
  readonly case_id: string;
  readonly number: number;
  readonly event: string;
  readonly from_state: string;
  readonly to_state: string;
  readonly round: number;
  readonly actor: 'applicant' | 'officer' | 'time';
  readonly actor_id: string | null;
  readonly sealed_reason: string | null;
  readonly at: Date;
  readonly hash: Buffer;
}

interface CasesCaseMessage {
  readonly id: string;
  readonly case_id: string;
  readonly author_id: string;
  readonly is_officer: boolean;
  readonly is_note: boolean;
  readonly sealed_text: string;
  readonly at: Date;
}

interface CasesSavedView {
  readonly id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly view: Json;
  readonly saved_at: Date;
}

interface CommentsComment {
  readonly id: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly parent_id: string | null;
  readonly writer_id: string | null;
  readonly sample_name: string | null;
  readonly text: string;
  readonly state: 'pending' | 'approved' | 'spam' | 'removed';
  readonly open_reports: Generated<number>;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly reason: string | null;
  readonly note: Generated<string>;
}

interface CommentsReport {
  readonly comment_id: string;
  readonly reporter_id: string;
  readonly reason: string;
  readonly reported_at: Date;
  readonly is_settled: Generated<boolean>;
}

interface ConnectorsOpenPayment {
  readonly reference: string;
  readonly payer_wallet: string;
  readonly created_at: Date;
  readonly opened_at: Date | null;
  readonly incoming_url: string | null;
  readonly expires_at: Date | null;
  readonly page_url: string | null;
  readonly grant_url: string | null;
  readonly nonce: string | null;
  readonly server_nonce: string | null;
  readonly continue_url: string | null;
  readonly sealed_continue_token: string | null;
  readonly resource_url: string | null;
  readonly quote_url: string | null;
  readonly interact_ref: string | null;
  readonly continued_at: Date | null;
  readonly sealed_pay_token: string | null;
  readonly sent_at: Date | null;
  readonly outgoing_url: string | null;
  readonly ended_at: Date | null;
  readonly failure: string | null;
}

interface ContactSending {
  readonly network_mark: string;
  readonly at: Date;
}

interface ContactStatusCode {
  readonly ticket_id: string;
  readonly code_hash: string;
  readonly attempts_left: number;
  readonly sent_at: Date;
  readonly expires_at: Date;
}

interface ContactTicket {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly language: string;
  readonly created_at: Date;
}

interface DeskWish {
  readonly user_id: string;
  readonly service: string;
  readonly wished_at: Date;
}

interface DevelopersApiKey {
  readonly id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly is_live: boolean;
  readonly secret_hash: Buffer;
  readonly hint: string;
  readonly scopes: readonly string[];
  readonly networks: readonly string[];
  readonly refund_asset: string | null;
  readonly refund_per_day: bigint | null;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
  readonly made_by: string | null;
}

interface DevelopersDelivery {
  readonly id: string;
  readonly event_id: string;
  readonly webhook_id: string;
  readonly owner_id: string;
  readonly attempts: Generated<number>;
  readonly created_at: Date;
  readonly next_at: Date | null;
  readonly last_at: Date | null;
  readonly last_result: string | null;
  readonly delivered_at: Date | null;
}

interface DevelopersEvent {
  readonly id: string;
  readonly owner_id: string;
  readonly is_live: boolean;
  readonly type: string;
  readonly object: Json;
  readonly at: Date;
}

interface DevelopersRequest {
  readonly id: string;
  readonly owner_id: string;
  readonly key_id: string;
  readonly is_live: boolean;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly code: string | null;
  readonly duration_ms: number;
  readonly request_id: string;
  readonly at: Date;
}

interface DevelopersWebhook {
  readonly id: string;
  readonly owner_id: string;
  readonly url: string;
  readonly is_live: boolean;
  readonly sealed_secret: string;
  readonly sealed_old_secret: string | null;
  readonly old_secret_ends_at: Date | null;
  readonly created_at: Date;
  readonly disabled_at: Date | null;
  readonly disabled_why: 'owner' | 'gone' | 'failing' | null;
  readonly events: readonly string[] | null;
}

interface DisbursementsCommitment {
  readonly id: string;
  readonly fund_id: string;
  readonly asset: string;
  readonly amount_minor: bigint;
  readonly released_minor: Generated<bigint>;
  readonly made_at: Date;
}

interface DisbursementsDisbursement {
  readonly id: string;
  readonly envelope_id: string;
  readonly position: number;
  readonly subject: string;
  readonly user_id: string;
  readonly amount_minor: bigint;
  readonly state: 'pending' | 'paid' | 'failed' | 'returned' | 'cancelled';
  readonly attempts: Generated<number>;
  readonly reason: string | null;
  readonly next_try_at: Date | null;
  readonly transfer_id: string | null;
  readonly tried_at: Date | null;
  readonly recovered_minor: Generated<bigint>;
  readonly organisation_id: string | null;
}

interface DisbursementsEnvelope {
  readonly id: string;
  readonly fund_id: string;
  readonly commitment_id: string | null;
  readonly purpose: 'grant' | 'support';
  readonly title: string;
  readonly asset: string;
  readonly control_count: number;
  readonly control_minor: bigint;
  readonly state: 'received' | 'insufficient' | 'blocked' | 'shipping' | 'shipped' | 'closed' | 'cancelled';
  readonly requested_by: string | null;
  readonly is_sample: Generated<boolean>;
  readonly made_at: Date;
  readonly changed_at: Date;
  readonly decided_by: Generated<readonly string[]>;
}

interface DisbursementsFilling {
  readonly id: string;
  readonly fund_id: string;
  readonly asset: string;
  readonly amount_minor: bigint;
  readonly proposed_by: string | null;
  readonly approved_by: string | null;
  readonly filled_at: Date;
}

interface DisbursementsRecovery {
  readonly id: string;
  readonly fund_id: string;
  readonly user_id: string;
  readonly asset: string;
  readonly amount_minor: bigint;
  readonly returned_minor: Generated<bigint>;
  readonly made_at: Date;
  readonly held_back_minor: Generated<bigint>;
  readonly given_up_minor: Generated<bigint>;
}

interface DocumentsDocument {
  readonly id: string;
  readonly owner_id: string;
  readonly kind: 'id_card' | 'passport' | 'proof_of_address' | 'certificate' | 'cv' | 'other';
  readonly expires_on: string | null;
  readonly created_at: Date;
  readonly removed_at: Date | null;
}

interface DocumentsGiving {
  readonly case_id: string;
  readonly document_id: string;
  readonly number: number;
  readonly owner_id: string;
  readonly given_at: Date;
}

interface DocumentsLending {
  readonly file_id: string;
  readonly reader_id: string;
  readonly case_id: string;
  readonly document_id: string;
  readonly expires_at: Date;
}

interface DocumentsOpening {
  readonly id: string;
  readonly document_id: string;
  readonly number: number;
  readonly opened_by: string;
  readonly opened_at: Date;
  readonly case_id: string | null;
}

interface DocumentsReminder {
  readonly document_id: string;
  readonly expires_on: string;
  readonly days: number;
}

interface DocumentsVersion {
  readonly document_id: string;
  readonly number: number;
  readonly owner_id: string;
  readonly file_id: string;
  readonly media_type: string;
  readonly size_bytes: bigint;
  readonly scan: 'clean' | 'not_scanned';
  readonly twin: Buffer | null;
  readonly sealed_name: string;
  readonly added_at: Date;
}

interface ExchangeQuote {
  readonly id: string;
  readonly user_id: string;
  readonly from_asset: string;
  readonly to_asset: string;
  readonly side: 'source' | 'target';
  readonly source: bigint;
  readonly fee: bigint;
  readonly target: bigint;
  readonly rate_numerator: string;
  readonly rate_denominator: string;
  readonly mid_numerator: string;
  readonly mid_denominator: string;
  readonly fee_bps: number;
  readonly rate_source: string;
  readonly is_sample: boolean;
  readonly rate_as_of: Date;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly conversion_id: string | null;
  readonly voided_at: Date | null;
  readonly transfer_id: string | null;
}

interface FormsDraft {
  readonly id: string;
  readonly form: string;
  readonly form_version: number;
  readonly owner_id: string;
  readonly sealed_answers: string | null;
  readonly version: number;
  readonly saved_at: Date;
  readonly expires_at: Date;
  readonly reminded_days: number | null;
  readonly sent_at: Date | null;
  readonly submission_id: string | null;
  readonly organisation_id: string | null;
  readonly subject_id: string | null;
}

interface FormsOfferedPaper {
  readonly draft_id: string;
  readonly document_id: string;
  readonly owner_id: string;
  readonly offered_at: Date;
}

interface FraudAlert {
  readonly case_id: string;
  readonly rule: 'new_device' | 'passed_on';
  readonly user_id: string;
  readonly day: string;
  readonly facts: Json;
  readonly outcome: 'confirmed' | 'dismissed' | null;
  readonly is_sample: boolean;
  readonly raised_at: Date;
}

interface FraudAlertPayment {
  readonly case_id: string;
  readonly transfer_id: string;
  readonly payer_id: string;
  readonly payee_id: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly arrived_asset: string;
  readonly arrived_amount: bigint;
  readonly paid_at: Date;
}

interface FraudBrowser {
  readonly user_id: string;
  readonly key_hash: Buffer;
  readonly first_seen_at: Date;
  readonly last_seen_at: Date;
}

interface FraudHold {
  readonly id: string;
  readonly case_id: string;
  readonly transfer_id: string;
  readonly owner_id: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly placed_at: Date;
  readonly until: Date;
  readonly ended_at: Date | null;
  readonly end_reason: 'expired' | 'released' | 'decided' | 'unconfirmed' | null;
  readonly sealed_answer: string | null;
  readonly answered_at: Date | null;
  readonly confirm_by: Date | null;
  readonly confirmed_at: Date | null;
}

interface FraudHoldAct {
  readonly hold_id: string;
  readonly number: number;
  readonly act: 'placed' | 'confirmed' | 'prolonged' | 'released' | 'decided' | 'expired' | 'unconfirmed';
  readonly actor_id: string | null;
  readonly sealed_reason: string | null;
  readonly at: Date;
}

interface FraudHoldPart {
  readonly ledger_hold_id: string;
  readonly hold_id: string;
  readonly amount: bigint;
  readonly ended_at: Date | null;
}

interface FraudPayment {
  readonly transfer_id: string;
  readonly payer_id: string;
  readonly payee_id: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly arrived_asset: string;
  readonly arrived_amount: bigint;
  readonly paid_at: Date;
}

interface FraudReport {
  readonly case_id: string;
  readonly reporter_id: string;
  readonly category: 'payment' | 'account' | 'impersonation' | 'message' | 'job' | 'grant' | 'business' | 'other';
  readonly is_money_moving: boolean;
  readonly is_sample: boolean;
  readonly outcome: 'action_taken' | 'unfounded' | 'referred' | null;
  readonly reported_at: Date;
  readonly job_id: string | null;
}

interface FraudTrace {
  readonly case_id: string;
  readonly kind: 'link' | 'email' | 'phone' | 'account' | 'username' | 'person' | 'organisation';
  readonly key_hash: Buffer;
}

interface FundsFund {
  readonly id: string;
  readonly slug: string;
  readonly asset: string;
  readonly is_sample: Generated<boolean>;
  readonly opened_at: Date;
}

interface FundsPlacement {
  readonly id: string;
  readonly fund_id: string;
  readonly direction: 'invest' | 'divest';
  readonly amount_minor: bigint;
  readonly proposed_by: string;
  readonly approved_by: string;
  readonly moved_at: Date;
}

interface FundsPosition {
  readonly id: string;
  readonly fund_id: string;
  readonly user_id: string;
  readonly opened_at: Date;
}

interface FundsSpending {
  readonly id: string;
  readonly fund_id: string;
  readonly budget_id: string;
  readonly year: number;
  readonly amount_minor: bigint;
  readonly proposed_by: string;
  readonly approved_by: string;
  readonly spent_at: Date;
}

interface FundsUnitOrder {
  readonly id: string;
  readonly fund_id: string;
  readonly user_id: string;
  readonly side: 'buy' | 'redeem';
  readonly state: 'waiting' | 'priced' | 'settled' | 'refused' | 'cancelled';
  readonly amount_minor: bigint | null;
  readonly units_micro: bigint | null;
  readonly hold_id: string | null;
  readonly cut_off: Date;
  readonly valuation_id: string | null;
  readonly reason: string | null;
  readonly is_sample: Generated<boolean>;
  readonly placed_at: Date;
  readonly changed_at: Date;
}

interface FundsValuation {
  readonly id: string;
  readonly fund_id: string;
  readonly cut_off: Date;
  readonly assets_minor: bigint;
  readonly liabilities_minor: bigint;
  readonly units_micro: bigint;
  readonly price_micro: bigint;
  readonly proposed_by: string | null;
  readonly approved_by: string | null;
  readonly is_sample: Generated<boolean>;
  readonly published_at: Date;
}

interface GrantProgrammesPlan {
  readonly id: string;
  readonly state: 'draft' | 'in_review' | 'forecasted' | 'open' | 'closed' | 'evaluating' | 'awarded' | 'archived';
  readonly version: Generated<number>;
  readonly slug: string;
  readonly language: string;
  readonly answers: Json;
  readonly round: Generated<number>;
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly made_by: string;
  readonly organisation_id: string | null;
  readonly endorsed_by: string | null;
  readonly published_by: string | null;
  readonly award_proposed_by: string | null;
  readonly awarded_by: string | null;
  readonly is_sample: Generated<boolean>;
  readonly made_at: Date;
  readonly changed_at: Date;
  readonly fixed_rate: NullableJson;
}

interface GrantProgrammesStep {
  readonly id: string;
  readonly plan_id: string;
  readonly event: string;
  readonly state: string;
  readonly by_id: string | null;
  readonly sealed_reason: string | null;
  readonly at: Date;
}

interface GrantSourcesImport {
  readonly id: string;
  readonly source_id: string;
  readonly state: 'reading' | 'done' | 'failed';
  readonly failure: 'url_not_allowed' | 'not_found' | 'timeout' | 'unreachable' | 'status' | 'too_large' | 'no_protocol' | 'interrupted' | null;
  readonly asked_by: string;
  readonly asked_at: Date;
  readonly ended_at: Date | null;
  readonly added: Generated<number>;
  readonly updated: Generated<number>;
  readonly unchanged: Generated<number>;
  readonly gone: Generated<number>;
  readonly is_cut: Generated<boolean>;
  readonly unread: Generated<Json>;
  readonly unread_count: Generated<number>;
}

interface GrantSourcesProgramme {
  readonly id: string;
  readonly source_id: string;
  readonly outside_id: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly status: 'forecasted' | 'open' | 'closed';
  readonly closes_on: string | null;
  readonly minimum: string | null;
  readonly maximum: string | null;
  readonly currency: string | null;
  readonly is_shown: Generated<boolean>;
  readonly modified_at: Date | null;
  readonly read_at: Date;
  readonly search_words: string;
}

interface GrantSourcesSource {
  readonly id: string;
  readonly url: string;
  readonly host: string;
  readonly added_by: string;
  readonly added_at: Date;
}

interface GrantsApplication {
  readonly case_id: string;
  readonly programme_id: string;
  readonly reference: string;
  readonly user_id: string;
  readonly organisation_id: string | null;
  readonly asset: string;
  readonly amount_minor: bigint;
  readonly state: string;
  readonly award_id: string | null;
  readonly is_sample: Generated<boolean>;
  readonly sent_at: Date;
  readonly closed_at: Date | null;
  readonly applicant_kind: 'person' | 'business' | 'government' | 'ngo';
  readonly country: string | null;
  readonly awarded_at: Date | null;
  readonly round: Generated<number>;
  readonly reviews_needed: Generated<number>;
  readonly draft_id: string | null;
  readonly screen_by: Date | null;
  readonly screened_at: Date | null;
  readonly decide_by: Date | null;
  readonly decided_at: Date | null;
}

interface GrantsAward {
  readonly id: string;
  readonly case_id: string;
  readonly state: 'offered' | 'active' | 'completed' | 'ended';
  readonly version: Generated<number>;
  readonly decided_by: Generated<readonly string[]>;
  readonly terms_version: number | null;
  readonly terms_text: string | null;
  readonly terms_sha256: string | null;
  readonly accepted_at: Date | null;
  readonly given_back_minor: Generated<bigint>;
  readonly ended_by: string | null;
  readonly sealed_end_reason: string | null;
  readonly ended_at: Date | null;
}

interface GrantsMilestone {
  readonly id: string;
  readonly award_id: string;
  readonly number: number;
  readonly percent: number;
  readonly needs: 'agreement' | 'report';
  readonly amount_minor: bigint;
  readonly state: 'waiting' | 'due' | 'reported' | 'to_pay' | 'stopped' | 'paid' | 'closed';
  readonly sealed_report: string | null;
  readonly receipts: Generated<readonly string[]>;
  readonly reported_at: Date | null;
  readonly sealed_reason: string | null;
  readonly decided_by: string | null;
  readonly envelope_id: string | null;
  readonly payment_id: string | null;
  readonly paid_at: Date | null;
}

interface GrantsProgramme {
  readonly id: string;
  readonly slug: string;
  readonly opens_at: Date;
  readonly closes_at: Date | null;
  readonly is_sample: Generated<boolean>;
  readonly search_words: string;
  readonly kind: Generated<'grant' | 'fund'>;
  readonly applicants: Generated<readonly string[]>;
  readonly sector: string | null;
  readonly countries: Generated<readonly string[]>;
  readonly minimum_minor: Generated<bigint>;
  readonly maximum_minor: Generated<bigint>;
  readonly added_at: Date | null;
  readonly made: NullableJson;
  readonly stage: 'evaluating' | 'awarded' | 'archived' | null;
  readonly proposed_by: string | null;
}

interface GrantsProgrammeAlert {
  readonly id: string;
  readonly user_id: string;
  readonly search: string;
  readonly language: string;
  readonly pace: 'at_once' | 'daily';
  readonly is_on: Generated<boolean>;
  readonly created_at: Date;
  readonly from_at: Date;
  readonly looked_at: Date;
  readonly due_at: Date;
  readonly told_at: Date | null;
}

interface GrantsRecovery {
  readonly id: string;
  readonly award_id: string;
  readonly state: 'proposed' | 'answered' | 'dropped' | 'owed' | 'settled' | 'appealed' | 'returned';
  readonly amount_minor: bigint;
  readonly reason: 'misused' | 'not_carried_out' | 'no_report' | 'false_statement' | 'paid_in_error';
  readonly sealed_finding: string;
  readonly papers: Generated<readonly string[]>;
  readonly proposed_by: string;
  readonly proposed_at: Date;
  readonly answer_by: Date;
  readonly sealed_answer: string | null;
  readonly answered_at: Date | null;
  readonly decided_by: string | null;
  readonly sealed_decision: string | null;
  readonly decided_at: Date | null;
  readonly sealed_appeal: string | null;
  readonly appealed_at: Date | null;
  readonly appeal_decided_by: string | null;
  readonly sealed_appeal_decision: string | null;
  readonly appeal_decided_at: Date | null;
  readonly after_appeal: string | null;
  readonly sealed_new_facts: string | null;
}

interface GrantsReview {
  readonly id: string;
  readonly case_id: string;
  readonly round: number;
  readonly reviewer_id: string;
  readonly state: 'assigned' | 'scoring' | 'sent' | 'conflicted' | 'released';
  readonly version: Generated<number>;
  readonly tie: 'family' | 'work' | 'money' | 'other' | null;
  readonly scores: Generated<Json>;
  readonly sealed_reasons: string | null;
  readonly asked_at: Date;
  readonly sent_at: Date | null;
}

interface GrantsSavedProgramme {
  readonly user_id: string;
  readonly programme_id: string;
  readonly saved_at: Date;
  readonly told_of: Date | null;
  readonly told_days: number | null;
}

interface GrantsToldProgramme {
  readonly user_id: string;
  readonly programme_id: string;
  readonly told_at: Date;
}

interface IdentityAuditEvent {
  readonly id: string;
  readonly happened_at: Date;
  readonly action: string;
  readonly user_id: string | null;
  readonly session_id: string | null;
  readonly ip: Generated<string>;
  readonly details: Generated<Json>;
}

interface IdentityAuthCode {
  readonly id: string;
  readonly user_id: string;
  readonly kind: 'email_signup' | 'email_signin' | 'recovery' | 'email_change_current' | 'email_change_new';
  readonly channel: 'email' | 'phone' | 'phone_unproved' | null;
  readonly code_challenge: string;
  readonly key_id: string;
  readonly code_hash: Buffer;
  readonly attempts: Generated<number>;
  readonly issued_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
}

interface IdentityContactChange {
  readonly user_id: string;
  readonly kind: 'email' | 'phone';
  readonly new_address: string;
  readonly asked_at: Date;
  readonly needs_current: boolean;
  readonly current_confirmed_at: Date | null;
  readonly new_confirmed_at: Date | null;
}

interface IdentityContactUndo {
  readonly id: string;
  readonly user_id: string;
  readonly kind: 'email' | 'phone';
  readonly old_address: string;
  readonly key_id: string;
  readonly link_hash: Buffer;
  readonly changed_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
}

interface IdentityDayCount {
  readonly subject: string;
  readonly what: 'message' | 'code_guess' | 'password_guess' | 'factor_guess';
  readonly day: string;
  readonly count: number;
}

interface IdentityFactor {
  readonly id: string;
  readonly user_id: string;
  readonly kind: 'totp' | 'recovery_code';
  readonly friendly_name: Generated<string>;
  readonly verified_at: Date | null;
  readonly sealed_secret: Buffer | null;
  readonly key_id: string | null;
  readonly last_step: bigint | null;
  readonly fails: Generated<number>;
  readonly locked_until: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly begun_in: string | null;
}

interface IdentityFactorChallenge {
  readonly id: string;
  readonly factor_id: string;
  readonly session_id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly verified_at: Date | null;
}

interface IdentityIdentity {
  readonly id: string;
  readonly user_id: string;
  readonly provider: string;
  readonly provider_id: string;
  readonly identity_data: Generated<Json>;
  readonly last_sign_in_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface IdentityOneTimeToken {
  readonly id: string;
  readonly user_id: string;
  readonly kind: 'email_signup' | 'phone_signup' | 'email_signin' | 'phone_signin' | 'recovery' | 'reauthentication' | 'pin_reset' | 'email_change_current' | 'email_change_new' | 'phone_change' | 'invite' | 'hold_release';
  readonly sent_to: string;
  readonly key_id: string;
  readonly code_hash: Buffer;
  readonly link_hash: Buffer;
  readonly attempts: Generated<number>;
  readonly sent_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
  readonly pending_password_hash: string | null;
  readonly pending_password_key_id: string | null;
  readonly pending_metadata: NullableJson;
  readonly session_id: string | null;
  readonly asked_device: string | null;
  readonly asked_network: string | null;
  readonly other_attempts: Generated<number>;
  readonly code_challenge: string | null;
}

interface IdentityPasskey {
  readonly id: string;
  readonly user_id: string;
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly sign_count: bigint;
  readonly transports: Generated<readonly string[]>;
  readonly is_backed_up: boolean;
  readonly friendly_name: Generated<string>;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

interface IdentityPasskeyChallenge {
  readonly id: string;
  readonly user_id: string | null;
  readonly session_id: string | null;
  readonly challenge: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

interface IdentityPin {
  readonly user_id: string;
  readonly hash: string;
  readonly key_id: string;
  readonly epoch: Generated<number>;
  readonly set_at: Date;
  readonly fails: Generated<number>;
  readonly day_fails: Generated<number>;
  readonly day_started_at: Date | null;
  readonly locked_until: Date | null;
  readonly must_reset: Generated<boolean>;
}

interface IdentityPinResetGrant {
  readonly id: string;
  readonly user_id: string;
  readonly session_id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly attempts: Generated<number>;
  readonly used_at: Date | null;
}

interface IdentityRecoveryCode {
  readonly id: string;
  readonly factor_id: string;
  readonly key_id: string;
  readonly hash: Buffer;
  readonly used_at: Date | null;
}

interface IdentitySession {
  readonly id: string;
  readonly user_id: string;
  readonly created_at: Date;
  readonly last_active_at: Date;
  readonly aal: Generated<'aal1' | 'aal2'>;
  readonly amr: Json;
  readonly refresh_counter: Generated<number>;
  readonly refresh_key_id: string;
  readonly rotated_at: Generated<readonly Date[]>;
  readonly pin_verified_at: Date | null;
  readonly pin_expires_at: Date | null;
  readonly pin_epoch: number | null;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
  readonly ip: Generated<string>;
  readonly user_agent: Generated<string>;
  readonly channel: 'email' | 'phone' | 'phone_unproved' | null;
  readonly device: string | null;
}

interface IdentitySmsCount {
  readonly bucket: string;
  readonly window_starts_at: Date;
  readonly sent: number;
  readonly returned: Generated<number>;
  readonly stopped_at: Date | null;
}

interface IdentityStaffInvitation {
  readonly id: string;
  readonly user_id: string;
  readonly key_id: string;
  readonly link_hash: Buffer;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly session_id: string | null;
  readonly granted_until: Date | null;
}

interface IdentityUser {
  readonly id: string;
  readonly email: string | null;
  readonly email_confirmed_at: Date | null;
  readonly phone: string | null;
  readonly phone_confirmed_at: Date | null;
  readonly password_hash: string | null;
  readonly password_key_id: string | null;
  readonly roles: Generated<readonly string[]>;
  readonly user_metadata: Generated<Json>;
  readonly app_metadata: Generated<Json>;
  readonly language: Generated<string>;
  readonly is_anonymous: Generated<boolean>;
  readonly banned_until: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly phone_proved_at: Date | null;
  readonly money_held_since: Date | null;
  readonly money_held_by: Generated<readonly string[]>;
  readonly money_held_until: Date | null;
}

interface JobsPosting {
  readonly id: string;
  readonly slug: string;
  readonly organisation_id: string;
  readonly employer: string;
  readonly posted_by: string;
  readonly title: string;
  readonly body: string;
  readonly contract: 'permanent' | 'fixed_term' | 'freelance' | 'internship' | 'volunteer';
  readonly hours: 'full_time' | 'part_time';
  readonly is_remote: boolean;
  readonly country: string;
  readonly place: string;
  readonly asset: string;
  readonly pay_min_minor: bigint;
  readonly pay_max_minor: bigint;
  readonly period: 'hour' | 'day' | 'week' | 'month' | 'year';
  readonly pay_year_minor: string;
  readonly occupation: string;
  readonly sector: string;
  readonly skills: readonly string[];
  readonly language: string;
  readonly closes_at: Date;
  readonly state: 'draft' | 'in_moderation' | 'published' | 'rejected' | 'withdrawn' | 'closed' | 'filled' | 'expired';
  readonly version: Generated<number>;
  readonly case_id: string | null;
  readonly posted_at: Date;
  readonly is_sample: Generated<boolean>;
  readonly search_words: string;
  readonly place_words: string;
  readonly must_skills: Generated<readonly string[]>;
  readonly experience_years: Generated<number>;
  readonly skill_ids: Generated<readonly string[]>;
  readonly skills_version: Generated<number>;
  readonly published_at: Date | null;
  readonly positions: Generated<number>;
  readonly is_support_friendly: Generated<boolean>;
  readonly standing: Generated<number>;
  readonly is_changed_unseen: Generated<boolean>;
  readonly questions: Generated<readonly string[]>;
}

interface JobsPostingChange {
  readonly case_id: string;
  readonly posting_id: string;
  readonly proposed: Json;
  readonly asked_by: string;
  readonly asked_at: Date;
  readonly decided_at: Date | null;
  readonly was_applied: Generated<boolean>;
}

interface JobsSlowEmployer {
  readonly organisation_id: string;
  readonly since: Date;
}

interface LedgerAccount {
  readonly id: string;
  readonly shard: Generated<number>;
  readonly owner_kind: string;
  readonly owner_id: string;
  readonly asset: string;
  readonly purpose: string;
  readonly class: string;
  readonly status: Generated<string>;
  readonly balance: Generated<bigint>;
  readonly held: Generated<bigint>;
  readonly floor: Generated<bigint | null>;
  readonly ceiling: bigint | null;
  readonly version: Generated<bigint>;
  readonly opened_at: Date;
  readonly last_at: Date;
  readonly limit_day: bigint | null;
  readonly out_day: Generated<bigint>;
  readonly out_day_on: string | null;
  readonly limit_month: bigint | null;
  readonly out_month: Generated<bigint>;
  readonly out_month_on: string | null;
}

interface LedgerAccountInfo {
  readonly account_id: string;
  readonly name: string | null;
  readonly metadata: Generated<Json>;
}

interface LedgerAccountSnapshot {
  readonly account_id: string;
  readonly before: Date;
  readonly version: bigint;
  readonly balance: bigint;
  readonly taken_at: Date;
}

interface LedgerAsset {
  readonly code: string;
  readonly exponent: number;
  readonly symbol: string;
  readonly name: string;
  readonly kind: 'currency' | 'token';
  readonly max_supply: bigint | null;
  readonly position: number;
}

interface LedgerCheckpoint {
  readonly seq: bigint;
  readonly xid_from: string;
  readonly xid_to: string;
  readonly size_before: bigint;
  readonly tree_size: bigint;
  readonly root: Buffer;
  readonly posted_through: Date;
  readonly sealed_at: Date;
  readonly note: string;
}

interface LedgerEntry {
  readonly account_id: string;
  readonly version: bigint;
  readonly transfer_id: string;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly posted_at: Date;
}

interface LedgerEpoch {
  readonly epoch: number;
  readonly cluster: string;
  readonly xid_offset: bigint;
  readonly after_seq: bigint;
  readonly begun_at: Date;
}

interface LedgerHold {
  readonly id: string;
  readonly account_id: string;
  readonly amount: bigint;
  readonly captured: Generated<bigint>;
  readonly state: Generated<'open' | 'captured' | 'released' | 'expired'>;
  readonly reason: string;
  readonly request_hash: Buffer;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly is_ordered: Generated<boolean>;
}

interface LedgerLogKey {
  readonly public_key: Buffer;
  readonly first_used_at: Date;
}

interface LedgerLogTile {
  readonly level: number;
  readonly index: bigint;
  readonly hashes: Buffer;
}

interface LedgerReconciliationRun {
  readonly id: string;
  readonly kind: 'new' | 'all';
  readonly started_at: Date;
  readonly took_ms: number;
  readonly xid_from: string;
  readonly xid_to: string;
  readonly transfers: bigint;
  readonly accounts: bigint;
  readonly broken: Json;
  readonly open_items: Json;
  readonly frozen: number;
}

interface LedgerTransfer {
  readonly id: string;
  readonly group_id: string | null;
  readonly debit: string;
  readonly credit: string;
  readonly debit_version: bigint;
  readonly credit_version: bigint;
  readonly asset: string;
  readonly amount: bigint;
  readonly kind: string;
  readonly reverses: string | null;
  readonly hold_id: string | null;
  readonly quote_id: string | null;
  readonly effective_at: Date | null;
  readonly posted_at: Date;
  readonly meta: Generated<Json>;
  readonly request_hash: Buffer;
  readonly xid: Generated<string>;
}

interface LegalsAcceptance {
  readonly id: string;
  readonly user_id: string;
  readonly document: string;
  readonly version: string;
  readonly hash: string;
  readonly way: 'sign_up' | 'page';
  readonly language: string;
  readonly accepted_at: Date;
  readonly recorded_at: Date;
}

interface LocalePreference {
  readonly user_id: string;
  readonly currency: string;
  readonly language: string;
  readonly country_code: string;
  readonly city: string;
  readonly timezone: string;
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'reduced' | 'full';
  readonly contrast: 'system' | 'standard' | 'more';
  readonly text_size: 'standard' | 'large' | 'largest';
  readonly saved_at: Date;
}

interface MediaPicture {
  readonly id: string;
  readonly added_by: string | null;
  readonly width: number;
  readonly height: number;
  readonly added_at: Date;
}

interface MediaPictureFile {
  readonly picture_id: string;
  readonly width: number;
  readonly format: 'avif' | 'webp' | 'jpeg';
  readonly height: number;
  readonly bytes: Buffer;
}

interface NewsletterEdition {
  readonly id: string;
  readonly post_id: string;
  readonly language: string;
  readonly made_at: Date;
  readonly after_mark: Buffer | null;
  readonly mails: Generated<number>;
  readonly published_by: string | null;
  readonly held_for: number | null;
  readonly approved_by: string | null;
  readonly approved_at: Date | null;
  readonly ended_at: Date | null;
}

interface NewsletterLetter {
  readonly email_mark: Buffer;
  readonly sent_at: Date;
}

interface NewsletterMailed {
  readonly edition_id: string;
  readonly email_mark: Buffer;
  readonly queued_at: Date;
}

interface NewsletterSubscription {
  readonly id: string;
  readonly sealed_email: string;
  readonly email_mark: Buffer;
  readonly language: string;
  readonly category: string | null;
  readonly asked_at: Date;
  readonly confirmed_at: Date | null;
  readonly user_id: string | null;
}

interface NotesNote {
  readonly owner_id: string;
  readonly about: string;
  readonly sealed_text: string;
  readonly changed_at: Date;
}

interface NotificationsDelivery {
  readonly notification_id: string;
  readonly user_id: string;
  readonly channel: 'email' | 'sms';
  readonly state: 'sent' | 'no_contact' | 'unverified' | 'day_limit' | 'mailed_by_domain';
  readonly at: Date;
}

interface NotificationsNotification {
  readonly id: string;
  readonly user_id: string;
  readonly event_id: string;
  readonly kind: string;
  readonly params: Generated<Json>;
  readonly link: string | null;
  readonly created_at: Date;
  readonly read_at: Date | null;
  readonly is_silent: Generated<boolean>;
}

interface NotificationsPreference {
  readonly user_id: string;
  readonly category: 'money' | 'security' | 'task' | 'alert';
  readonly channel: 'in_app' | 'email' | 'sms';
  readonly is_on: boolean;
  readonly changed_at: Date;
}

interface NotificationsTypePreference {
  readonly user_id: string;
  readonly type: string;
  readonly channel: 'in_app' | 'email' | 'sms';
  readonly is_on: boolean;
  readonly changed_at: Date;
}

interface OpeningsAsking {
  readonly mark: string;
  readonly at: Date;
}

interface OpeningsWaiting {
  readonly id: string;
  readonly service: string;
  readonly user_id: string | null;
  readonly email: string | null;
  readonly token_hash: string | null;
  readonly language: string;
  readonly asked_at: Date;
  readonly confirmed_at: Date | null;
}

interface OrganisationsInvitation {
  readonly id: string;
  readonly organisation_id: string;
  readonly user_id: string | null;
  readonly role: 'owner' | 'finance' | 'editor' | 'viewer';
  readonly invited_by: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly state: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
  readonly ended_at: Date | null;
  readonly sealed_email: string | null;
  readonly email_mark: Buffer | null;
}

interface OrganisationsMember {
  readonly organisation_id: string;
  readonly user_id: string;
  readonly role: 'owner' | 'finance' | 'editor' | 'viewer';
  readonly joined_at: Date;
}

interface OrganisationsOrganisation {
  readonly id: string;
  readonly kind: 'business' | 'government' | 'ngo';
  readonly name: string;
  readonly country: string;
  readonly created_at: Date;
  readonly closed_at: Date | null;
  readonly register_number: string | null;
  readonly name_key: string;
}

interface OrganisationsTeamChange {
  readonly id: string;
  readonly organisation_id: string;
  readonly change: 'created' | 'renamed' | 'invited' | 'joined' | 'declined' | 'withdrawn' | 'role_changed' | 'removed' | 'left' | 'handed_over' | 'closed';
  readonly actor_id: string;
  readonly person_id: string | null;
  readonly role: string | null;
  readonly at: Date;
}

interface PaymentRequestsPaymentRequest {
  readonly id: string;
  readonly requester_id: string;
  readonly payer_id: string | null;
  readonly is_open: boolean;
  readonly asset: string;
  readonly amount: bigint | null;
  readonly paid: Generated<bigint>;
  readonly note: string | null;
  readonly state: Generated<'pending' | 'partially_paid' | 'paid' | 'declined' | 'cancelled' | 'expired'>;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
}

interface PaymentRequestsRequestBlock {
  readonly user_id: string;
  readonly blocked_id: string;
  readonly created_at: Date;
}

interface PaymentRequestsRequestPayment {
  readonly request_id: string;
  readonly transfer_id: string;
  readonly payer_id: string;
  readonly amount: bigint;
  readonly paid_at: Date;
}

interface PaymentsAttempt {
  readonly payment_id: string;
  readonly number: number;
  readonly rail: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly transfer_id: string | null;
  readonly at: Date;
  readonly route: NullableJson;
  readonly round: Generated<number>;
  readonly instrument: string | null;
  readonly failure: string | null;
  readonly took_ms: number | null;
  readonly sent_at: Date | null;
  readonly asked: Generated<number>;
  readonly ask_at: Date | null;
  readonly ended_at: Date | null;
  readonly provider_ref: string | null;
  readonly action_url: string | null;
  readonly action_until: Date | null;
  readonly silent_since: Date | null;
}

interface PaymentsCheckoutSession {
  readonly id: string;
  readonly link_id: string;
  readonly merchant_id: string;
  readonly is_test: boolean;
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly created_at: Date;
}

interface PaymentsDispute {
  readonly id: string;
  readonly payment_id: string;
  readonly merchant_id: string;
  readonly payer_id: string;
  readonly title: string;
  readonly rail: string;
  readonly reason: 'not_received' | 'not_as_described' | 'duplicate' | 'fraudulent' | 'refund_missing' | 'other';
  readonly asset: string;
  readonly amount: bigint;
  readonly reserved: Generated<bigint>;
  readonly state: 'warning_needs_response' | 'warning_under_review' | 'warning_closed' | 'needs_response' | 'under_review' | 'won' | 'lost' | 'prevented';
  readonly script: 'won' | 'lost' | 'warning_closed' | null;
  readonly sealed_statement: string | null;
  readonly sealed_evidence: string | null;
  readonly sealed_decision: string | null;
  readonly is_test: boolean;
  readonly is_sample: boolean;
  readonly opened_at: Date;
  readonly due_at: Date;
  readonly answered_at: Date | null;
  readonly decide_at: Date | null;
  readonly ended_at: Date | null;
  readonly decided_by: string | null;
  readonly transfer_id: string | null;
  readonly is_short: Generated<boolean>;
  readonly provider_ref: string | null;
  readonly sealed_earlier_answer: string | null;
  readonly earlier_answered_at: Date | null;
}

interface PaymentsDisputeStep {
  readonly dispute_id: string;
  readonly number: number;
  readonly state: string;
  readonly by: 'payer' | 'merchant' | 'rail' | 'staff' | 'time';
  readonly at: Date;
}

interface PaymentsEvidenceFile {
  readonly dispute_id: string;
  readonly number: number;
  readonly by: 'payer' | 'merchant';
  readonly owner_id: string;
  readonly file_id: string;
  readonly media_type: string;
  readonly size_bytes: bigint;
  readonly at: Date;
}

interface PaymentsEvidenceOpening {
  readonly file_id: string;
  readonly reader_id: string;
  readonly at: Date;
}

interface PaymentsLink {
  readonly id: string;
  readonly merchant_id: string;
  readonly title: string;
  readonly asset: string;
  readonly amount: bigint | null;
  readonly stock: number | null;
  readonly sold: Generated<number>;
  readonly state: Generated<'active' | 'inactive' | 'expired' | 'exhausted'>;
  readonly is_sample: Generated<boolean>;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly is_test: Generated<boolean>;
  readonly capture: Generated<'automatic' | 'manual'>;
  readonly metadata: Generated<Json>;
  readonly is_checkout: Generated<boolean>;
  readonly search_words: Generated<string>;
}

interface PaymentsPayment {
  readonly id: string;
  readonly link_id: string;
  readonly merchant_id: string;
  readonly payer_id: string;
  readonly title: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly state: Generated<'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'requires_capture' | 'succeeded' | 'canceled'>;
  readonly is_sample: Generated<boolean>;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly available_at: Date | null;
  readonly is_available: Generated<boolean>;
  readonly refunded: Generated<bigint>;
  readonly refunded_pending: Generated<bigint>;
  readonly is_test: Generated<boolean>;
  readonly capture: Generated<'automatic' | 'manual'>;
  readonly authorized: bigint | null;
  readonly hold_id: string | null;
  readonly capture_until: Date | null;
  readonly disputed: Generated<bigint>;
  readonly disputed_pending: Generated<bigint>;
  readonly metadata: Generated<Json>;
  readonly method: 'wallet' | 'card' | 'open_payments' | 'test_number' | null;
  readonly in_review: Generated<boolean>;
  readonly is_blocked: Generated<boolean>;
}

interface PaymentsRailDay {
  readonly rail: string;
  readonly day: string;
  readonly attempts: number;
  readonly share_bps: number | null;
  readonly took_ms: number | null;
  readonly has_samples: boolean;
}

interface PaymentsRailPause {
  readonly id: string;
  readonly rail: string;
  readonly reason: 'maintenance' | 'fault' | 'safety';
  readonly from_at: Date;
  readonly until_at: Date | null;
  readonly is_sample: Generated<boolean>;
}

interface PaymentsRefund {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: bigint;
  readonly transfer_id: string | null;
  readonly at: Date;
  readonly key_id: string | null;
  readonly state: Generated<'pending' | 'succeeded' | 'failed'>;
  readonly from_pending: Generated<bigint>;
  readonly sent_at: Date | null;
  readonly asked: Generated<number>;
  readonly failed_at: Date | null;
}

interface PaymentsRiskReview {
  readonly payment_id: string;
  readonly merchant_id: string;
  readonly state: Generated<'open' | 'approved' | 'refunded' | 'blocked'>;
  readonly opened_at: Date;
  readonly ended_at: Date | null;
}

interface PaymentsRoutingRule {
  readonly id: string;
  readonly rule_id: string;
  readonly version: number;
  readonly merchant_id: string;
  readonly is_test: boolean;
  readonly is_sample: Generated<boolean>;
  readonly state: Generated<'draft' | 'active' | 'retired'>;
  readonly title: string;
  readonly priority: number;
  readonly conditions: Json;
  readonly rails: Json;
  readonly is_enforced: boolean;
  readonly created_at: Date;
  readonly activated_at: Date | null;
  readonly retired_at: Date | null;
}

interface PaymentsSandboxAnswer {
  readonly reference: string;
  readonly outcome: 'approved' | 'refused';
  readonly at: Date;
}

interface PaymentsSandboxCharge {
  readonly reference: string;
  readonly rail: string;
  readonly outcome: string;
  readonly at: Date;
  readonly known_at: Date;
  readonly asset: string | null;
  readonly amount: bigint | null;
  readonly settles: Generated<'whole' | 'short' | 'never' | 'twice'>;
  readonly is_held: Generated<boolean>;
}

interface PaymentsSandboxEntry {
  readonly reference: string;
  readonly kind: 'sale' | 'refund';
  readonly rail: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly settles: 'whole' | 'short' | 'never' | 'twice';
  readonly at: Date;
}

interface PayoutsPayout {
  readonly id: string;
  readonly merchant_id: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly state: Generated<'asked' | 'waiting' | 'held' | 'blocked' | 'paid' | 'declined' | 'canceled' | 'expired' | 'failed'>;
  readonly is_scheduled: boolean;
  readonly asked_by: string;
  readonly asked_at: Date;
  readonly due_at: Date | null;
  readonly answered_by: string | null;
  readonly ended_at: Date | null;
  readonly transfer_id: string | null;
  readonly reference: string | null;
  readonly reason: string | null;
}

interface PayoutsSchedule {
  readonly merchant_id: string;
  readonly asset: string;
  readonly cadence: 'daily' | 'weekly' | 'monthly';
  readonly weekday: number | null;
  readonly month_day: number | null;
  readonly time_zone: string;
  readonly minimum: bigint;
  readonly set_by: string;
  readonly set_at: Date;
  readonly next_at: Date;
}

interface PlatformCapturedMessage {
  readonly id: string;
  readonly kind: 'email' | 'sms';
  readonly at: Date;
  readonly recipient_hash: Buffer;
  readonly sealed: string;
}

interface PlatformDoneOnce {
  readonly name: string;
  readonly done_at: Date;
}

interface PlatformEvent {
  readonly id: string;
  readonly topic: string;
  readonly payload: Json;
  readonly audience: readonly string[];
  readonly happened_at: Date;
}

interface PlatformHearing {
  readonly listener: string;
  readonly event_id: string;
  readonly attempts: Generated<number>;
  readonly due_at: Generated<Date>;
  readonly last_error: string | null;
}

interface PlatformIdempotency {
  readonly user_id: string;
  readonly key: string;
  readonly call: string;
  readonly request_hash: Buffer;
  readonly effect_id: string;
  readonly created_at: Date;
  readonly status: number | null;
  readonly headers: NullableJson;
  readonly sealed_body: string | null;
}

interface PlatformInstallation {
  readonly is_only: Generated<boolean>;
  readonly id: string;
  readonly made_at: Date;
}

interface PlatformListener {
  readonly topic: string;
  readonly name: string;
}

interface PlatformMessage {
  readonly id: string;
  readonly job: 'platform.deliver_email' | 'platform.deliver_sms';
  readonly sealed: string;
  readonly queued_at: Date;
  readonly given_up_at: Date | null;
  readonly recall_key: string | null;
}

interface PlatformRateCounter {
  readonly key: string;
  readonly window_ends_at: Date;
  readonly count: number;
}

interface PlatformSchedule {
  readonly job: string;
  readonly cron: string;
  readonly due_at: Date;
}

interface PlatformSchemaFile {
  readonly name: string;
  readonly sha256: string;
  readonly applied_at: Date;
}

interface PlatformStoredFile {
  readonly id: string;
  readonly owner_id: string;
  readonly kind: string;
  readonly media_type: string;
  readonly size_bytes: bigint;
  readonly piece_count: number;
  readonly scan: 'clean' | 'not_scanned';
  readonly twin: Buffer;
  readonly sealed_name: string;
  readonly sealed_key: string;
  readonly stored_at: Date;
}

interface PlatformStoredPiece {
  readonly file_id: string;
  readonly position: number;
  readonly bytes: Buffer;
}

interface PlatformTestClock {
  readonly is_only: Generated<boolean>;
  readonly offset_ms: bigint;
}

interface PlatformUpload {
  readonly id: string;
  readonly owner_id: string;
  readonly kind: string;
  readonly size_bytes: bigint;
  readonly received_bytes: bigint;
  readonly sealed_name: string;
  readonly sealed_key: string;
  readonly file_id: string | null;
  readonly begun_at: Date;
  readonly expires_at: Date;
}

interface PlatformUploadPiece {
  readonly upload_id: string;
  readonly start_byte: bigint;
  readonly size_bytes: number;
  readonly bytes: Buffer;
}

interface PlatformWorkerLease {
  readonly worker_pool_id: string;
  readonly seen_at: Date;
}

interface ProfileProfile {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface ProfileSamplePerson {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
}

interface ProfileUsername {
  readonly username: string;
  readonly user_id: string;
  readonly taken_at: Date;
}

interface ProfileUsernameSkeleton {
  readonly skeleton: string;
  readonly user_id: string;
}

interface RatesAlert {
  readonly id: string;
  readonly user_id: string;
  readonly base: string;
  readonly quote: string;
  readonly direction: 'above' | 'below';
  readonly rate: string;
  readonly created_at: Date;
  readonly reached_at: Date | null;
  readonly reached_rate: string | null;
}

interface RatesCurrent {
  readonly base: string;
  readonly quote: string;
  readonly mid: string;
  readonly bid: string;
  readonly ask: string;
  readonly source: string;
  readonly is_sample: boolean;
  readonly as_of: Date;
}

interface RatesHeldStep {
  readonly base: string;
  readonly quote: string;
  readonly mid: string;
  readonly source: string;
  readonly held_at: Date;
}

interface RatesJvdPolicy {
  readonly id: string;
  readonly mode: 'administered' | 'oracle' | 'market';
  readonly price: string;
  readonly set_by: string | null;
  readonly set_at: Date;
}

interface RatesPoint {
  readonly id: string;
  readonly base: string;
  readonly quote: string;
  readonly mid: string;
  readonly bid: string;
  readonly ask: string;
  readonly source: string;
  readonly is_sample: boolean;
  readonly as_of: Date;
  readonly recorded_at: Date;
}

interface RatesSource {
  readonly code: string;
  readonly name: string;
  readonly kind: 'table' | 'sample' | 'policy' | 'observation';
  readonly created_at: Date;
}

interface ReferralsReferral {
  readonly id: string;
  readonly referrer_id: string;
  readonly referee_id: string;
  readonly status: Generated<'pending_verification' | 'verified' | 'completed'>;
  readonly risk: Generated<number>;
  readonly risk_reasons: Generated<readonly string[]>;
  readonly network_mark: string | null;
  readonly applied_at: Date;
  readonly verified_at: Date | null;
  readonly completed_at: Date | null;
}

interface ReferralsReferralCode {
  readonly user_id: string;
  readonly code: string;
  readonly created_at: Date;
}

interface ReferralsReward {
  readonly id: string;
  readonly referral_id: string;
  readonly user_id: string;
  readonly amount: bigint;
  readonly asset: string;
  readonly state: 'held' | 'in_review' | 'due' | 'paid' | 'refused';
  readonly created_at: Date;
  readonly release_at: Date;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
}

interface RegistryBusiness {
  readonly id: string;
  readonly number: string;
  readonly case_id: string | null;
  readonly organisation_id: string | null;
  readonly slug: string;
  readonly name: string;
  readonly type: 'private_company' | 'public_company' | 'partnership' | 'cooperative';
  readonly jurisdiction: string;
  readonly status: 'active' | 'dormant' | 'suspended' | 'struck_off_pending' | 'dissolved' | 'liquidation' | 'converted';
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
  readonly activities: readonly string[];
  readonly registered_at: Date;
  readonly is_sample: Generated<boolean>;
  readonly search_words: string;
  readonly version: Generated<number>;
}

interface RegistryCertificate {
  readonly id: string;
  readonly code: string;
  readonly business_id: string;
  readonly issued_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly facts: string;
  readonly signature: string;
}

interface RegistryCertificateFile {
  readonly certificate_id: string;
  readonly sha256: string;
}

interface RegistryChange {
  readonly case_id: string;
  readonly business_id: string;
  readonly kind: 'address' | 'directors' | 'transfer';
  readonly base_version: number;
  readonly state: string;
  readonly sealed_details: string;
  readonly filed_by: string;
  readonly filed_at: Date;
}

interface RegistryConsent {
  readonly case_id: string;
  readonly asked_as: 'own' | 'account' | 'paper';
  readonly user_id: string | null;
  readonly organisation_id: string | null;
  readonly asked_at: Date;
  readonly expires_at: Date | null;
  readonly answer: 'given' | 'refused' | 'expired' | null;
  readonly answered_by: string | null;
  readonly answered_at: Date | null;
  readonly sealed_email: string | null;
  readonly email_mark: Buffer | null;
}

interface RegistryContactProof {
  readonly business_id: string;
  readonly kind: 'domain' | 'phone';
  readonly value: string;
  readonly how: 'file' | 'dns' | 'sms';
  readonly proven_at: Date;
  readonly valid_until: string;
}

interface RegistryDirectorship {
  readonly id: string;
  readonly case_id: string;
  readonly place: '2' | '3';
  readonly user_id: string | null;
  readonly asked_at: Date;
  readonly expires_at: Date;
  readonly answer: 'confirmed' | 'declined' | null;
  readonly answered_at: Date | null;
  readonly replaced_at: Date | null;
  readonly silence_told_at: Date | null;
  readonly sealed_email: string | null;
  readonly email_mark: Buffer | null;
}

interface RegistryDissolution {
  readonly id: string;
  readonly business_id: string;
  readonly state: 'asked' | 'noticed' | 'dissolved' | 'withdrawn' | 'expired';
  readonly asked_by: string;
  readonly asked_at: Date;
  readonly agree_until: Date;
  readonly agreed_by: string | null;
  readonly noticed_at: Date | null;
  readonly notice_until: string | null;
  readonly ended_at: Date | null;
}

interface RegistryEnquiry {
  readonly id: string;
  readonly business_id: string;
  readonly sealed_letter: string;
  readonly sender_mark: Buffer;
  readonly language: string;
  readonly written_at: Date;
}

interface RegistryEnquiryAnswer {
  readonly id: string;
  readonly enquiry_id: string;
  readonly sealed_text: string;
  readonly answered_by: string;
  readonly answered_at: Date;
}

interface RegistryFiling {
  readonly id: string;
  readonly business_id: string;
  readonly kind: 'registered' | 'confirmed' | 'changed' | 'dissolution_noticed' | 'dissolution_withdrawn' | 'dissolved' | 'rested' | 'resumed' | 'suspended' | 'lifted' | 'liquidation_begun' | 'converted';
  readonly made_by: string | null;
  readonly made_at: Date;
  readonly change_kind: 'address' | 'directors' | 'transfer' | null;
}

interface RegistryHeldName {
  readonly jurisdiction: string;
  readonly name_key: string;
  readonly name: string;
  readonly near_grams: readonly string[];
  readonly holder_id: string;
  readonly held_at: Date;
}

interface RegistryHolding {
  readonly id: string;
  readonly business_id: string;
  readonly class_name: string;
  readonly user_id: string | null;
  readonly holder_business_id: string | null;
  readonly name: string;
  readonly shares: bigint;
  readonly holder_kind: Generated<'person' | 'business'>;
  readonly born_month: string | null;
}

interface RegistryNamePart {
  readonly jurisdiction: string;
  readonly part: string;
  readonly name_key: string;
}

interface RegistryOfficer {
  readonly id: string;
  readonly business_id: string;
  readonly role: 'director' | 'secretary';
  readonly user_id: string | null;
  readonly name: string;
  readonly born_month: string;
  readonly appointed_at: Date;
  readonly resigned_at: Date | null;
  readonly confirmed_at: Date | null;
}

interface RegistryPublicProfile {
  readonly business_id: string;
  readonly takes_messages: boolean;
  readonly shows_grants: boolean;
}

interface RegistryRegistration {
  readonly case_id: string;
  readonly reference: string;
  readonly user_id: string;
  readonly name: string;
  readonly jurisdiction: string;
  readonly state: string;
  readonly sealed_details: string;
  readonly fee_transfer_id: string | null;
  readonly is_sample: Generated<boolean>;
  readonly sent_at: Date;
}

interface RegistrySampleFigures {
  readonly business_id: string;
  readonly jrc20: bigint;
  readonly jrc721: bigint;
  readonly jrc998: bigint;
}

interface RegistryShareClass {
  readonly business_id: string;
  readonly name: string;
  readonly issued: bigint;
  readonly nominal_minor: bigint;
  readonly asset: string;
  readonly votes_per_share: Generated<number>;
}

interface RegistryStanding {
  readonly business_id: string;
  readonly verified_until: string | null;
  readonly owners_confirmed_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly documents_until: string | null;
  readonly signatory_rule: string | null;
  readonly verified_level: number | null;
  readonly people_changed_at: Date | null;
  readonly has_tax_id: Generated<boolean>;
}

interface RegistryStatusStep {
  readonly id: string;
  readonly business_id: string;
  readonly event: 'rest' | 'resume' | 'suspend' | 'lift' | 'begin_liquidation' | 'convert' | 'close';
  readonly status: 'active' | 'dormant' | 'suspended' | 'dissolved' | 'liquidation' | 'converted';
  readonly reason: string;
  readonly made_by: string | null;
  readonly effective_on: string;
  readonly made_at: Date;
  readonly successor_id: string | null;
}

interface RiskDecision {
  readonly payment_id: string;
  readonly merchant_id: string;
  readonly number: number;
  readonly outcome: 'allow' | 'review' | 'block';
  readonly score: number;
  readonly signals: readonly string[];
  readonly listed: readonly string[];
  readonly rules: readonly string[];
  readonly card_hash: Buffer | null;
  readonly card_hint: string | null;
  readonly at: Date;
  readonly is_sample: Generated<boolean>;
}

interface RiskEntry {
  readonly id: string;
  readonly merchant_id: string;
  readonly kind: 'payer' | 'card' | 'email' | 'country';
  readonly hash: Buffer;
  readonly hint: string;
  readonly created_at: Date;
  readonly removed_at: Date | null;
}

interface RiskRule {
  readonly id: string;
  readonly merchant_id: string;
  readonly kind: 'score' | 'amount' | 'payments_in_hour' | 'failures_in_day';
  readonly at_least: bigint;
  readonly asset: string | null;
  readonly action: 'review' | 'block';
  readonly created_at: Date;
  readonly ended_at: Date | null;
  readonly is_sample: Generated<boolean>;
}

interface RolesRoleGrant {
  readonly id: string;
  readonly user_id: string;
  readonly role: string;
  readonly scope_kind: 'global' | 'country' | 'programme' | 'business' | 'queue';
  readonly scope_id: string;
  readonly reason: string;
  readonly granted_by: string | null;
  readonly approved_by: string | null;
  readonly granted_at: Date;
  readonly ends_at: Date | null;
  readonly ended_at: Date | null;
  readonly ended_by: string | null;
  readonly end_reason: string | null;
}

interface RolesRoleRequest {
  readonly case_id: string;
  readonly user_id: string;
  readonly role: string;
  readonly scope_kind: 'global' | 'queue';
  readonly scope_id: string;
  readonly reason: string;
  readonly ends_at: Date | null;
  readonly asked_at: Date;
  readonly proposal_id: string | null;
  readonly closed_at: Date | null;
}

interface SettlementsDifference {
  readonly id: string;
  readonly file_id: string | null;
  readonly rail: string;
  readonly asset: string;
  readonly kind: 'amount' | 'fee' | 'twice' | 'unknown' | 'missing';
  readonly line_kind: 'sale' | 'refund' | 'refund_failure' | 'dispute';
  readonly reference: string;
  readonly payment_id: string | null;
  readonly title: string | null;
  readonly expected: bigint | null;
  readonly settled: bigint | null;
  readonly amount: bigint;
  readonly state: Generated<'open' | 'written_off' | 'offset' | 'arrived'>;
  readonly is_test: boolean;
  readonly is_sample: Generated<boolean>;
  readonly opened_at: Date;
  readonly proposal_id: string | null;
  readonly reason: string | null;
  readonly other_id: string | null;
  readonly ended_at: Date | null;
  readonly proposed_by: string | null;
  readonly approved_by: string | null;
}

interface SettlementsFile {
  readonly id: string;
  readonly rail: string;
  readonly reference: string;
  readonly asset: string;
  readonly lines: number;
  readonly gross: bigint;
  readonly fee: bigint;
  readonly is_test: boolean;
  readonly is_sample: Generated<boolean>;
  readonly taken_at: Date;
  readonly proposed_by: string | null;
  readonly approved_by: string | null;
}

interface SettlementsLine {
  readonly file_id: string;
  readonly number: number;
  readonly rail: string;
  readonly kind: 'sale' | 'refund' | 'refund_failure' | 'dispute';
  readonly reference: string;
  readonly gross: bigint;
  readonly fee: bigint;
}

interface SiteDashboard {
  readonly user_id: string;
  readonly arrangement: Json;
  readonly saved_at: Date;
}

interface SiteScamAlert {
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly text: string;
  readonly published_by: string;
  readonly published_at: Date;
  readonly withdrawn_by: string | null;
  readonly withdrawn_at: Date | null;
}

interface SiteSlideVersion {
  readonly slide: number;
  readonly language: string;
  readonly version: number;
  readonly text: Json;
  readonly edited_by: string;
  readonly edited_at: Date;
}

interface SiteTestimonial {
  readonly id: string;
  readonly language: string;
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  readonly place: string;
  readonly consent_on: string;
  readonly position: number;
  readonly is_published: boolean;
  readonly version: number;
  readonly added_by: string;
  readonly added_at: Date;
  readonly changed_by: string;
  readonly changed_at: Date;
}

interface StaffBootstrapToken {
  readonly id: string;
  readonly key_id: string;
  readonly link_hash: Buffer;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly used_by: string | null;
}

interface StandingOrdersStandingOrder {
  readonly id: string;
  readonly user_id: string;
  readonly payee_user_id: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly note: string | null;
  readonly every: 'once' | 'daily' | 'weekly' | 'monthly' | 'yearly';
  readonly on_day: number | null;
  readonly first_on: string;
  readonly until_on: string | null;
  readonly count: number | null;
  readonly state: Generated<'active' | 'paused' | 'ended'>;
  readonly pause_reason: string | null;
  readonly next_occurrence: Generated<number>;
  readonly next_on: string | null;
  readonly due_at: Date | null;
  readonly attempts: Generated<number>;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

interface StandingOrdersStandingOrderRun {
  readonly order_id: string;
  readonly occurrence: number;
  readonly due_on: string;
  readonly outcome: 'paid' | 'failed' | 'skipped';
  readonly transfer_id: string | null;
  readonly refusal: string | null;
  readonly ran_at: Date;
}

interface SupportActivity {
  readonly id: string;
  readonly user_id: string;
  readonly week: string;
  readonly kind: string;
  readonly source: 'platform' | 'declared';
  readonly subject: string | null;
  readonly on_date: string;
  readonly sealed_text: string | null;
  readonly sealed_proof: string | null;
}

interface SupportBackCheck {
  readonly id: string;
  readonly week_id: string;
  readonly state: 'open' | 'asked' | 'answered' | 'confirmed' | 'found';
  readonly drawn_at: Date;
  readonly asked_by: string | null;
  readonly sealed_question: string | null;
  readonly answer_by: Date | null;
  readonly sealed_answer: string | null;
  readonly closed_by: string | null;
  readonly sealed_finding: string | null;
  readonly closed_at: Date | null;
}

interface SupportClaim {
  readonly case_id: string;
  readonly reference: string;
  readonly user_id: string;
  readonly state: string;
  readonly zone: string;
  readonly policy_version: number;
  readonly benefit_minor: bigint;
  readonly first_week: string;
  readonly is_sample: Generated<boolean>;
  readonly claimed_at: Date;
  readonly closed_at: Date | null;
  readonly hired_at: Date | null;
  readonly sealed_hire: string | null;
  readonly works_from: string | null;
  readonly asked_from: string | null;
  readonly pauses: Generated<Json>;
}

interface SupportClaimLikeness {
  readonly case_id: string;
  readonly other_case_id: string;
  readonly name_percent: number;
  readonly is_same_birth: boolean;
  readonly found_at: Date;
}

interface SupportClaimMark {
  readonly case_id: string;
  readonly kind: 'email' | 'phone' | 'document';
  readonly mark_hash: Buffer;
  readonly is_active: Generated<boolean>;
}

interface SupportClaimTrait {
  readonly case_id: string;
  readonly kind: 'birth' | 'name_year_month' | 'name_year_day' | 'name_month_day' | 'name_turned';
  readonly trait_hash: Buffer;
}

interface SupportConflictOfInterest {
  readonly officer_id: string;
  readonly user_id: string;
  readonly declared_at: Date;
}

interface SupportCycle {
  readonly id: string;
  readonly number: number;
  readonly state: 'draft' | 'to_approve' | 'approved' | 'disbursed' | 'reconciled' | 'closed' | 'cancelled';
  readonly week_count: number;
  readonly total_minor: bigint;
  readonly envelope_id: string | null;
  readonly prepared_by: string | null;
  readonly is_sample: Generated<boolean>;
  readonly made_at: Date;
  readonly changed_at: Date;
}

interface SupportDeduction {
  readonly week_id: string;
  readonly overpayment_id: string;
  readonly amount_minor: bigint;
}

interface SupportOverpaidWeek {
  readonly overpayment_id: string;
  readonly week_id: string;
  readonly is_due: boolean;
  readonly earned_minor: bigint;
  readonly paid_minor: bigint;
  readonly due_minor: bigint;
  readonly is_standing: Generated<boolean>;
}

interface SupportOverpayment {
  readonly id: string;
  readonly case_id: string;
  readonly user_id: string;
  readonly state: 'proposed' | 'answered' | 'owed' | 'appealed' | 'dropped' | 'settled';
  readonly amount_minor: bigint;
  readonly reason: 'earnings' | 'not_entitled' | 'our_error';
  readonly sealed_finding: string;
  readonly recorded_by: string;
  readonly recorded_at: Date;
  readonly answer_by: Date;
  readonly sealed_answer: string | null;
  readonly answered_at: Date | null;
  readonly decided_by: string | null;
  readonly sealed_decision: string | null;
  readonly decided_at: Date | null;
  readonly appeal_by: Date | null;
  readonly sealed_appeal: string | null;
  readonly appealed_at: Date | null;
  readonly appeal_decided_by: string | null;
  readonly sealed_appeal_decision: string | null;
  readonly appeal_decided_at: Date | null;
}

interface SupportWeek {
  readonly id: string;
  readonly case_id: string;
  readonly user_id: string;
  readonly week: string;
  readonly state: 'open' | 'missed' | 'query' | 'accepted' | 'nothing' | 'refused' | 'in_cycle' | 'paid' | 'unpaid';
  readonly questions: Generated<readonly string[]>;
  readonly was_able: boolean | null;
  readonly refused_offer: boolean | null;
  readonly sealed_cause: string | null;
  readonly benefit_minor: bigint;
  readonly earned_minor: Generated<bigint>;
  readonly recovered_minor: Generated<bigint>;
  readonly paid_minor: Generated<bigint>;
  readonly cycle_id: string | null;
  readonly payment_id: string | null;
  readonly held_up_at: Date | null;
  readonly reminders: Generated<number>;
  readonly certified_at: Date | null;
  readonly decided_by: string | null;
  readonly sealed_reason: string | null;
  readonly is_appeal: Generated<boolean>;
  readonly decided_at: Date | null;
  readonly is_search_waived: Generated<boolean>;
}

interface TreasuryGuard {
  readonly organisation_id: string;
  readonly frozen_at: Date | null;
  readonly frozen_by: string | null;
}

interface TreasuryPayment {
  readonly id: string;
  readonly organisation_id: string;
  readonly asked_by: string;
  readonly asked_at: Date;
  readonly to_user: string | null;
  readonly to_business: string | null;
  readonly asset: string;
  readonly amount_minor: bigint;
  readonly note: string | null;
  readonly state: 'waiting' | 'paid' | 'declined' | 'lapsed';
  readonly expires_at: Date;
  readonly answered_by: string | null;
  readonly answered_at: Date | null;
  readonly transfer_id: string | null;
}

interface VerificationBusiness {
  readonly id: string;
  readonly organisation_id: string;
  readonly state: 'not_started' | 'in_progress' | 'submitted' | 'in_review' | 'needs_information' | 'verified' | 'expiring' | 'expired' | 'rejected' | 'suspended' | 'revoked';
  readonly level: Generated<number>;
  readonly wanted_level: number | null;
  readonly case_id: string | null;
  readonly valid_until: string | null;
  readonly is_high_risk: Generated<boolean>;
  readonly lei: string | null;
  readonly tax_country: string | null;
  readonly changed_at: Date;
  readonly sealed_tax_id: string | null;
}

interface VerificationCheckResult {
  readonly business_id: string;
  readonly kind: 'registry' | 'contact' | 'lei' | 'tax' | 'sanctions' | 'documents' | 'officers' | 'owners' | 'domain' | 'phone' | 'wallet';
  readonly result: 'open' | 'pass' | 'fail' | 'refer' | 'na';
  readonly note: string | null;
  readonly checked_by: string | null;
  readonly checked_at: Date;
  readonly reason: string | null;
}

interface VerificationContact {
  readonly business_id: string;
  readonly kind: 'domain' | 'phone';
  readonly sealed_value: string;
  readonly state: 'waiting' | 'proven' | 'expiring' | 'expired' | 'failed';
  readonly token: string | null;
  readonly reading_since: Date | null;
  readonly code_hash: Buffer | null;
  readonly code_until: Date | null;
  readonly tries_left: Generated<number>;
  readonly how: 'file' | 'dns' | 'sms' | null;
  readonly proven_at: Date | null;
  readonly valid_until: string | null;
}

interface VerificationContactCode {
  readonly business_id: string;
  readonly sent_at: Date;
}

interface VerificationHit {
  readonly id: string;
  readonly business_id: string;
  readonly subject: string;
  readonly source: string;
  readonly entry_key: string;
  readonly entry_names: string;
  readonly score: string;
  readonly reasons: string;
  readonly qualifier: 'born_same' | 'born_differs' | null;
  readonly state: 'potential' | 'confirmed_once' | 'confirmed' | 'cleared';
  readonly found_at: Date;
  readonly first_by: string | null;
  readonly second_by: string | null;
  readonly reason: string | null;
  readonly decided_at: Date | null;
}

interface VerificationPeopleReview {
  readonly case_id: string;
  readonly business_id: string;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
}

interface VerificationScreeningList {
  readonly id: string;
  readonly source: 'sample' | 'ofac_sdn' | 'follow_the_money';
  readonly entries: number;
  readonly imported_by: string | null;
  readonly imported_at: Date;
  readonly is_current: boolean;
}

interface VerificationWatched {
  readonly list_id: string;
  readonly entry_key: string;
  readonly names: readonly string[];
  readonly born_year: string | null;
  readonly keys: readonly string[];
}

interface WalletAcquaintance {
  readonly user_id: string;
  readonly other_id: string;
  readonly first_paid_at: Date | null;
  readonly last_paid_at: Date | null;
  readonly first_got_at: Date | null;
  readonly last_at: Date;
}

interface WalletAcquaintanceReading {
  readonly account_id: string;
  readonly version: bigint;
}

interface WalletFreeze {
  readonly user_id: string;
  readonly frozen_at: Date;
}

interface WalletLabel {
  readonly user_id: string;
  readonly transfer_id: string;
  readonly category: string | null;
  readonly private_note: string | null;
  readonly changed_at: Date;
}

interface WalletLookupDay {
  readonly counted: string;
  readonly day: string;
  readonly marks: readonly number[];
}

interface WalletOwnLimit {
  readonly user_id: string;
  readonly asset: string;
  readonly transfer_max: bigint | null;
  readonly day_max: bigint | null;
  readonly month_max: bigint | null;
  readonly later_transfer_max: bigint | null;
  readonly later_day_max: bigint | null;
  readonly later_month_max: bigint | null;
  readonly later_at: Date | null;
  readonly changed_at: Date;
  readonly pin_above: bigint | null;
}

interface WalletPayee {
  readonly id: string;
  readonly user_id: string;
  readonly payee_user_id: string;
  readonly label: string;
  readonly typed_name: string | null;
  readonly verified_name: string;
  readonly name_check: 'match' | 'close' | 'no_match' | null;
  readonly is_favourite: Generated<boolean>;
  readonly created_at: Date;
}

interface WalletPot {
  readonly id: string;
  readonly user_id: string;
  readonly asset: string;
  readonly account_id: string;
  readonly name: string;
  readonly look: string;
  readonly target: bigint | null;
  readonly target_on: string | null;
  readonly created_at: Date;
  readonly closed_at: Date | null;
}

interface WalletSandboxUse {
  readonly user_id: string;
  readonly day: string;
  readonly asset: string;
  readonly amount: bigint;
}

export interface DB {
  readonly 'activity.consent_receipt': ActivityConsentReceipt;
  readonly 'activity.user_geolocation_logs': ActivityUserGeolocationLogs;
  readonly 'approvals.proposal': ApprovalsProposal;
  readonly 'banking.bank_batch': BankingBankBatch;
  readonly 'banking.bank_entry': BankingBankEntry;
  readonly 'banking.bank_statement': BankingBankStatement;
  readonly 'banking.deposit_reference': BankingDepositReference;
  readonly 'banking.outside_account': BankingOutsideAccount;
  readonly 'banking.outside_entry': BankingOutsideEntry;
  readonly 'banking.payout_account': BankingPayoutAccount;
  readonly 'banking.suspense_decision': BankingSuspenseDecision;
  readonly 'banking.withdrawal': BankingWithdrawal;
  readonly 'banking.withdrawal_step': BankingWithdrawalStep;
  readonly 'blog.author': BlogAuthor;
  readonly 'blog.category': BlogCategory;
  readonly 'blog.co_author': BlogCoAuthor;
  readonly 'blog.draft': BlogDraft;
  readonly 'blog.former_co_author': BlogFormerCoAuthor;
  readonly 'blog.old_slug': BlogOldSlug;
  readonly 'blog.post': BlogPost;
  readonly 'blog.post_event': BlogPostEvent;
  readonly 'blog.post_text': BlogPostText;
  readonly 'blog.revision': BlogRevision;
  readonly 'business_papers.paper': BusinessPapersPaper;
  readonly 'business_papers.shelf': BusinessPapersShelf;
  readonly 'captcha.code_attempt': CaptchaCodeAttempt;
  readonly 'captcha.spent_challenge': CaptchaSpentChallenge;
  readonly 'careers.application': CareersApplication;
  readonly 'careers.cv': CareersCv;
  readonly 'careers.interview': CareersInterview;
  readonly 'careers.interview_time': CareersInterviewTime;
  readonly 'careers.job_alert': CareersJobAlert;
  readonly 'careers.message': CareersMessage;
  readonly 'careers.saved_job': CareersSavedJob;
  readonly 'careers.told_job': CareersToldJob;
  readonly 'cases.approval': CasesApproval;
  readonly 'cases.case': CasesCase;
  readonly 'cases.case_event': CasesCaseEvent;
  readonly 'cases.case_message': CasesCaseMessage;
  readonly 'cases.saved_view': CasesSavedView;
  readonly 'comments.comment': CommentsComment;
  readonly 'comments.report': CommentsReport;
  readonly 'connectors.open_payment': ConnectorsOpenPayment;
  readonly 'contact.sending': ContactSending;
  readonly 'contact.status_code': ContactStatusCode;
  readonly 'contact.ticket': ContactTicket;
  readonly 'desk.wish': DeskWish;
  readonly 'developers.api_key': DevelopersApiKey;
  readonly 'developers.delivery': DevelopersDelivery;
  readonly 'developers.event': DevelopersEvent;
  readonly 'developers.request': DevelopersRequest;
  readonly 'developers.webhook': DevelopersWebhook;
  readonly 'disbursements.commitment': DisbursementsCommitment;
  readonly 'disbursements.disbursement': DisbursementsDisbursement;
  readonly 'disbursements.envelope': DisbursementsEnvelope;
  readonly 'disbursements.filling': DisbursementsFilling;
  readonly 'disbursements.recovery': DisbursementsRecovery;
  readonly 'documents.document': DocumentsDocument;
  readonly 'documents.giving': DocumentsGiving;
  readonly 'documents.lending': DocumentsLending;
  readonly 'documents.opening': DocumentsOpening;
  readonly 'documents.reminder': DocumentsReminder;
  readonly 'documents.version': DocumentsVersion;
  readonly 'exchange.quote': ExchangeQuote;
  readonly 'forms.draft': FormsDraft;
  readonly 'forms.offered_paper': FormsOfferedPaper;
  readonly 'fraud.alert': FraudAlert;
  readonly 'fraud.alert_payment': FraudAlertPayment;
  readonly 'fraud.browser': FraudBrowser;
  readonly 'fraud.hold': FraudHold;
  readonly 'fraud.hold_act': FraudHoldAct;
  readonly 'fraud.hold_part': FraudHoldPart;
  readonly 'fraud.payment': FraudPayment;
  readonly 'fraud.report': FraudReport;
  readonly 'fraud.trace': FraudTrace;
  readonly 'funds.fund': FundsFund;
  readonly 'funds.placement': FundsPlacement;
  readonly 'funds.position': FundsPosition;
  readonly 'funds.spending': FundsSpending;
  readonly 'funds.unit_order': FundsUnitOrder;
  readonly 'funds.valuation': FundsValuation;
  readonly 'grant_programmes.plan': GrantProgrammesPlan;
  readonly 'grant_programmes.step': GrantProgrammesStep;
  readonly 'grant_sources.import': GrantSourcesImport;
  readonly 'grant_sources.programme': GrantSourcesProgramme;
  readonly 'grant_sources.source': GrantSourcesSource;
  readonly 'grants.application': GrantsApplication;
  readonly 'grants.award': GrantsAward;
  readonly 'grants.milestone': GrantsMilestone;
  readonly 'grants.programme': GrantsProgramme;
  readonly 'grants.programme_alert': GrantsProgrammeAlert;
  readonly 'grants.recovery': GrantsRecovery;
  readonly 'grants.review': GrantsReview;
  readonly 'grants.saved_programme': GrantsSavedProgramme;
  readonly 'grants.told_programme': GrantsToldProgramme;
  readonly 'identity.audit_event': IdentityAuditEvent;
  readonly 'identity.auth_code': IdentityAuthCode;
  readonly 'identity.contact_change': IdentityContactChange;
  readonly 'identity.contact_undo': IdentityContactUndo;
  readonly 'identity.day_count': IdentityDayCount;
  readonly 'identity.factor': IdentityFactor;
  readonly 'identity.factor_challenge': IdentityFactorChallenge;
  readonly 'identity.identity': IdentityIdentity;
  readonly 'identity.one_time_token': IdentityOneTimeToken;
  readonly 'identity.passkey': IdentityPasskey;
  readonly 'identity.passkey_challenge': IdentityPasskeyChallenge;
  readonly 'identity.pin': IdentityPin;
  readonly 'identity.pin_reset_grant': IdentityPinResetGrant;
  readonly 'identity.recovery_code': IdentityRecoveryCode;
  readonly 'identity.session': IdentitySession;
  readonly 'identity.sms_count': IdentitySmsCount;
  readonly 'identity.staff_invitation': IdentityStaffInvitation;
  readonly 'identity.user': IdentityUser;
  readonly 'jobs.posting': JobsPosting;
  readonly 'jobs.posting_change': JobsPostingChange;
  readonly 'jobs.slow_employer': JobsSlowEmployer;
  readonly 'ledger.account': LedgerAccount;
  readonly 'ledger.account_info': LedgerAccountInfo;
  readonly 'ledger.account_snapshot': LedgerAccountSnapshot;
  readonly 'ledger.asset': LedgerAsset;
  readonly 'ledger.checkpoint': LedgerCheckpoint;
  readonly 'ledger.entry': LedgerEntry;
  readonly 'ledger.epoch': LedgerEpoch;
  readonly 'ledger.hold': LedgerHold;
  readonly 'ledger.log_key': LedgerLogKey;
  readonly 'ledger.log_tile': LedgerLogTile;
  readonly 'ledger.reconciliation_run': LedgerReconciliationRun;
  readonly 'ledger.transfer': LedgerTransfer;
  readonly 'legals.acceptance': LegalsAcceptance;
  readonly 'locale.preference': LocalePreference;
  readonly 'media.picture': MediaPicture;
  readonly 'media.picture_file': MediaPictureFile;
  readonly 'newsletter.edition': NewsletterEdition;
  readonly 'newsletter.letter': NewsletterLetter;
  readonly 'newsletter.mailed': NewsletterMailed;
  readonly 'newsletter.subscription': NewsletterSubscription;
  readonly 'notes.note': NotesNote;
  readonly 'notifications.delivery': NotificationsDelivery;
  readonly 'notifications.notification': NotificationsNotification;
  readonly 'notifications.preference': NotificationsPreference;
  readonly 'notifications.type_preference': NotificationsTypePreference;
  readonly 'openings.asking': OpeningsAsking;
  readonly 'openings.waiting': OpeningsWaiting;
  readonly 'organisations.invitation': OrganisationsInvitation;
  readonly 'organisations.member': OrganisationsMember;
  readonly 'organisations.organisation': OrganisationsOrganisation;
  readonly 'organisations.team_change': OrganisationsTeamChange;
  readonly 'payment_requests.payment_request': PaymentRequestsPaymentRequest;
  readonly 'payment_requests.request_block': PaymentRequestsRequestBlock;
  readonly 'payment_requests.request_payment': PaymentRequestsRequestPayment;
  readonly 'payments.attempt': PaymentsAttempt;
  readonly 'payments.checkout_session': PaymentsCheckoutSession;
  readonly 'payments.dispute': PaymentsDispute;
  readonly 'payments.dispute_step': PaymentsDisputeStep;
  readonly 'payments.evidence_file': PaymentsEvidenceFile;
  readonly 'payments.evidence_opening': PaymentsEvidenceOpening;
  readonly 'payments.link': PaymentsLink;
  readonly 'payments.payment': PaymentsPayment;
  readonly 'payments.rail_day': PaymentsRailDay;
  readonly 'payments.rail_pause': PaymentsRailPause;
  readonly 'payments.refund': PaymentsRefund;
  readonly 'payments.risk_review': PaymentsRiskReview;
  readonly 'payments.routing_rule': PaymentsRoutingRule;
  readonly 'payments.sandbox_answer': PaymentsSandboxAnswer;
  readonly 'payments.sandbox_charge': PaymentsSandboxCharge;
  readonly 'payments.sandbox_entry': PaymentsSandboxEntry;
  readonly 'payouts.payout': PayoutsPayout;
  readonly 'payouts.schedule': PayoutsSchedule;
  readonly 'platform.captured_message': PlatformCapturedMessage;
  readonly 'platform.done_once': PlatformDoneOnce;
  readonly 'platform.event': PlatformEvent;
  readonly 'platform.hearing': PlatformHearing;
  readonly 'platform.idempotency': PlatformIdempotency;
  readonly 'platform.installation': PlatformInstallation;
  readonly 'platform.listener': PlatformListener;
  readonly 'platform.message': PlatformMessage;
  readonly 'platform.rate_counter': PlatformRateCounter;
  readonly 'platform.schedule': PlatformSchedule;
  readonly 'platform.schema_file': PlatformSchemaFile;
  readonly 'platform.stored_file': PlatformStoredFile;
  readonly 'platform.stored_piece': PlatformStoredPiece;
  readonly 'platform.test_clock': PlatformTestClock;
  readonly 'platform.upload': PlatformUpload;
  readonly 'platform.upload_piece': PlatformUploadPiece;
  readonly 'platform.worker_lease': PlatformWorkerLease;
  readonly 'profile.profile': ProfileProfile;
  readonly 'profile.sample_person': ProfileSamplePerson;
  readonly 'profile.username': ProfileUsername;
  readonly 'profile.username_skeleton': ProfileUsernameSkeleton;
  readonly 'rates.alert': RatesAlert;
  readonly 'rates.current': RatesCurrent;
  readonly 'rates.held_step': RatesHeldStep;
  readonly 'rates.jvd_policy': RatesJvdPolicy;
  readonly 'rates.point': RatesPoint;
  readonly 'rates.source': RatesSource;
  readonly 'referrals.referral': ReferralsReferral;
  readonly 'referrals.referral_code': ReferralsReferralCode;
  readonly 'referrals.reward': ReferralsReward;
  readonly 'registry.business': RegistryBusiness;
  readonly 'registry.certificate': RegistryCertificate;
  readonly 'registry.certificate_file': RegistryCertificateFile;
  readonly 'registry.change': RegistryChange;
  readonly 'registry.consent': RegistryConsent;
  readonly 'registry.contact_proof': RegistryContactProof;
  readonly 'registry.directorship': RegistryDirectorship;
  readonly 'registry.dissolution': RegistryDissolution;
  readonly 'registry.enquiry': RegistryEnquiry;
  readonly 'registry.enquiry_answer': RegistryEnquiryAnswer;
  readonly 'registry.filing': RegistryFiling;
  readonly 'registry.held_name': RegistryHeldName;
  readonly 'registry.holding': RegistryHolding;
  readonly 'registry.name_part': RegistryNamePart;
  readonly 'registry.officer': RegistryOfficer;
  readonly 'registry.public_profile': RegistryPublicProfile;
  readonly 'registry.registration': RegistryRegistration;
  readonly 'registry.sample_figures': RegistrySampleFigures;
  readonly 'registry.share_class': RegistryShareClass;
  readonly 'registry.standing': RegistryStanding;
  readonly 'registry.status_step': RegistryStatusStep;
  readonly 'risk.decision': RiskDecision;
  readonly 'risk.entry': RiskEntry;
  readonly 'risk.rule': RiskRule;
  readonly 'roles.role_grant': RolesRoleGrant;
  readonly 'roles.role_request': RolesRoleRequest;
  readonly 'settlements.difference': SettlementsDifference;
  readonly 'settlements.file': SettlementsFile;
  readonly 'settlements.line': SettlementsLine;
  readonly 'site.dashboard': SiteDashboard;
  readonly 'site.scam_alert': SiteScamAlert;
  readonly 'site.slide_version': SiteSlideVersion;
  readonly 'site.testimonial': SiteTestimonial;
  readonly 'staff.bootstrap_token': StaffBootstrapToken;
  readonly 'standing_orders.standing_order': StandingOrdersStandingOrder;
  readonly 'standing_orders.standing_order_run': StandingOrdersStandingOrderRun;
  readonly 'support.activity': SupportActivity;
  readonly 'support.back_check': SupportBackCheck;
  readonly 'support.claim': SupportClaim;
  readonly 'support.claim_likeness': SupportClaimLikeness;
  readonly 'support.claim_mark': SupportClaimMark;
  readonly 'support.claim_trait': SupportClaimTrait;
  readonly 'support.conflict_of_interest': SupportConflictOfInterest;
  readonly 'support.cycle': SupportCycle;
  readonly 'support.deduction': SupportDeduction;
  readonly 'support.overpaid_week': SupportOverpaidWeek;
  readonly 'support.overpayment': SupportOverpayment;
  readonly 'support.week': SupportWeek;
  readonly 'treasury.guard': TreasuryGuard;
  readonly 'treasury.payment': TreasuryPayment;
  readonly 'verification.business': VerificationBusiness;
  readonly 'verification.check_result': VerificationCheckResult;
  readonly 'verification.contact': VerificationContact;
  readonly 'verification.contact_code': VerificationContactCode;
  readonly 'verification.hit': VerificationHit;
  readonly 'verification.people_review': VerificationPeopleReview;
  readonly 'verification.screening_list': VerificationScreeningList;
  readonly 'verification.watched': VerificationWatched;
  readonly 'wallet.acquaintance': WalletAcquaintance;
  readonly 'wallet.acquaintance_reading': WalletAcquaintanceReading;
  readonly 'wallet.freeze': WalletFreeze;
  readonly 'wallet.label': WalletLabel;
  readonly 'wallet.lookup_day': WalletLookupDay;
  readonly 'wallet.own_limit': WalletOwnLimit;
  readonly 'wallet.payee': WalletPayee;
  readonly 'wallet.pot': WalletPot;
  readonly 'wallet.sandbox_use': WalletSandboxUse;
}
