import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { givenAnswers, type GivenAnswer } from '../contract/answers.ts';
import { cv } from '../contract/cv/shape.ts';
import { jobFit } from '../contract/match/shape.ts';
import { jobOffer, type JobOffer } from '../contract/shapes.ts';

/** What of an application only both sides read. */
export interface SealedParts {
  readonly id: string;
  /** Of an application from before letters were sealed. */
  readonly letter: string | null;
  readonly sealed_letter: string | null;
  readonly sealed_cv: string | null;
  /** To the questions of the employer. */
  readonly sealed_answers: string | null;
  /** The terms of an offer. */
  readonly sealed_offer: string | null;
}

export const LETTER = { table: 'careers.application', column: 'sealed_letter' } as const;
export const letterColumn: SealedColumn = { ...LETTER, key: ['id'] };

/** What the person wrote; nothing where the account is gone. */
export function openLetter(
  cipher: Work['cipher'],
  { id, letter, sealed_letter: sealed }: Pick<SealedParts, 'id' | 'letter' | 'sealed_letter'>,
): string {
  return sealed === null ? (letter ?? '') : cipher.open({ ...LETTER, row: id }, sealed);
}

export const ANSWERS = { table: 'careers.application', column: 'sealed_answers' } as const;
export const answersColumn: SealedColumn = { ...ANSWERS, key: ['id'] };

/** What was asked and answered; nothing where the account is gone. */
export function openAnswers(
  cipher: Work['cipher'],
  { id, sealed_answers: sealed }: Pick<SealedParts, 'id' | 'sealed_answers'>,
): readonly GivenAnswer[] {
  return sealed === null ? [] : givenAnswers.parse(JSON.parse(cipher.open({ ...ANSWERS, row: id }, sealed)));
}

export const SENT_CV = { table: 'careers.application', column: 'sealed_cv' } as const;
export const sentCvColumn: SealedColumn = { ...SENT_CV, key: ['id'] };

/** The CV that came with an application as it was then, and how well it fitted. */
const sentCv = z.object({ cv, fit: jobFit });
export type SentCv = z.output<typeof sentCv>;

/** Undefined where none came, and where the account is gone. */
export function openSentCv(
  cipher: Work['cipher'],
  { id, sealed_cv: sealed }: Pick<SealedParts, 'id' | 'sealed_cv'>,
): SentCv | undefined {
  return sealed === null ? undefined : sentCv.parse(JSON.parse(cipher.open({ ...SENT_CV, row: id }, sealed)));
}

export const OFFER = { table: 'careers.application', column: 'sealed_offer' } as const;
export const offerColumn: SealedColumn = { ...OFFER, key: ['id'] };

/** The terms of an offer; undefined where there are none. */
export function openOffer(
  cipher: Work['cipher'],
  { id, sealed_offer: sealed }: Pick<SealedParts, 'id' | 'sealed_offer'>,
): JobOffer | undefined {
  return sealed === null ? undefined : jobOffer.parse(JSON.parse(cipher.open({ ...OFFER, row: id }, sealed)));
}
