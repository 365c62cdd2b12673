/** Whom a page of services is for; `all`: the page of all services. */
export const hubAudiences = ['all', 'individual', 'business', 'government', 'organization'] as const;
export type HubAudience = (typeof hubAudiences)[number];

/** What is known of a person. */
export interface HubFacts {
  /** An officer waits for their answer. */
  readonly hasQuestion: boolean;
  readonly hasVerifiedEmail: boolean;
  readonly hasMoney: boolean;
  /** Kinds of the organisations whose team they belong to; `registered`: a business in the register. */
  readonly teams: readonly ('business' | 'registered' | 'government' | 'ngo')[];
}

/** What can be done next, the most urgent first. */
export const nextSteps = [
  'answer',
  'verify_email',
  'register_business',
  'check_business',
  'add_organisation',
  'find_grants',
  'add_money',
  'send_money',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** The one thing that helps a person most on this page. There is always one. */
export function nextStepOn(audience: HubAudience, facts: HubFacts): NextStep {
  if (facts.hasQuestion) return 'answer';
  if (!facts.hasVerifiedEmail) return 'verify_email';
  const { teams, hasMoney } = facts;
  if (audience === 'business') return teams.includes('registered') ? 'check_business' : 'register_business';
  if (audience === 'government') return teams.includes('government') ? 'find_grants' : 'add_organisation';
  if (audience === 'organization') return teams.includes('ngo') ? 'find_grants' : 'add_organisation';
  return hasMoney ? 'send_money' : 'add_money';
}
