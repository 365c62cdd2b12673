import * as z from 'zod/mini';

import { activityKinds } from '../contract/certification-rules.ts';
import { day } from '../contract/shapes.ts';

const kind = z.enum(activityKinds, 'not_offered');
const act = z.string();

/** What a person fills in for a week: two acts at most, since no more declared ones count. */
export const weekForm = z
  .strictObject({
    earned: z.string(),
    able: z.boolean(),
    refused: z.boolean(),
    exempt: z.boolean(),
    cause: z.string(),
    kind1: kind,
    on1: day,
    text1: act,
    proof1: act,
    kind2: kind,
    on2: day,
    text2: act,
    proof2: act,
  })
  .check(
    // An act that is begun needs both of its sentences.
    ...([1, 2] as const).flatMap((at) =>
      (['text', 'proof'] as const).map((part) =>
        z.refine<WeekForm>((values) => !isWritten(values, at) || values[`${part}${at}`].trim().length >= 3, {
          error: 'too_short',
          path: [`${part}${at}`],
        }),
      ),
    ),
  );

export interface WeekForm {
  readonly earned: string;
  readonly able: boolean;
  readonly refused: boolean;
  readonly exempt: boolean;
  readonly cause: string;
  readonly kind1: (typeof activityKinds)[number];
  readonly on1: string;
  readonly text1: string;
  readonly proof1: string;
  readonly kind2: (typeof activityKinds)[number];
  readonly on2: string;
  readonly text2: string;
  readonly proof2: string;
}

export function emptyWeek(startsOn: string): WeekForm {
  return {
    earned: '',
    able: true,
    refused: false,
    exempt: false,
    cause: '',
    kind1: 'application',
    on1: startsOn,
    text1: '',
    proof1: '',
    kind2: 'application',
    on2: startsOn,
    text2: '',
    proof2: '',
  };
}

/** Whether anything was written about an act. */
export function isWritten(
  values: Pick<WeekForm, 'text1' | 'proof1' | 'text2' | 'proof2'>,
  at: number,
): boolean {
  const [text, proof] = at === 1 ? [values.text1, values.proof1] : [values.text2, values.proof2];
  return `${text}${proof}`.trim() !== '';
}

/** The acts that were written, as the call takes them. */
export function writtenActs(values: WeekForm) {
  const { kind1, on1, text1, proof1, kind2, on2, text2, proof2 } = values;
  const acts = [
    { kind: kind1, on: on1, text: text1, proof: proof1 },
    { kind: kind2, on: on2, text: text2, proof: proof2 },
  ];
  return acts.filter((_, place) => isWritten(values, place + 1));
}

const parts = ['kind', 'on', 'text', 'proof'] as const;

/** The field of the form that a refused field of the call belongs to. */
export function fieldOfBody(field: string): keyof WeekForm | undefined {
  const [, place, part] = /^activities\.([01])\.(\w+)$/.exec(field) ?? [];
  const named = parts.find((each) => each === part);
  if (named !== undefined) return place === '0' ? `${named}1` : `${named}2`;
  if (field.startsWith('earned')) return 'earned';
  return field === 'cause' ? 'cause' : undefined;
}
