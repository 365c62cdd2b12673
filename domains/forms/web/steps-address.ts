import { anyText, oneOf } from '@egcr/contract/address';
import type { ViewAddress } from '@egcr/web-kit/list/use-address';

/** What the address of a form shows: a question, its sections, or all answers. With neither: what stands before the form. */
export const stepFields = { question: anyText, step: oneOf(['check', 'tasks']), back: oneOf(['check']) };

export interface StepView {
  readonly question?: string | undefined;
  readonly step?: 'check' | 'tasks' | undefined;
  /** After this question the answers are checked again. */
  readonly back?: 'check' | undefined;
}

export type StepsAddress = ViewAddress<StepView>;
