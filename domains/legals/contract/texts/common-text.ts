import type { LegalSection } from '../legal-text.ts';

/** What every document says at its end. */
export interface CommonText {
  readonly notice: LegalSection;
  /** Which language counts where translations differ. */
  readonly binding: string;
}
