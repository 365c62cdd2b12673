import type { CaseKind } from '@egcr/cases/server';
import type { DeclaredForm } from '@egcr/forms/server';

import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX } from '../contract/limits.ts';
import { topics } from '../contract/rules.ts';
import { ticketMachine } from '../contract/ticket-machine.ts';
import { mailReply } from './mail-reply.ts';
import type { ContactParts } from './parts.ts';
import { ticketWords } from './words/texts.ts';

export const TICKET = 'contact.ticket';

/** What a message says of itself in the workbench; nobody fills it in. */
export const ticketForm = {
  name: TICKET,
  version: 1,
  isFilledByNobody: true,
  address: '/contact',
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', maxLength: NAME_LENGTH_MAX },
      email: { type: 'string', maxLength: EMAIL_LENGTH_MAX },
      topic: { type: 'string', enum: topics },
    },
    required: ['name', 'email', 'topic'],
  },
  layout: [
    { name: 'name', kind: 'text' },
    { name: 'email', kind: 'text' },
    { name: 'topic', kind: 'choice' },
  ],
  rules: [],
  words: (language) => {
    const { title, questions, topics: options } = ticketWords(language);
    return { title, questions: { ...questions, topic: { ...questions.topic, options } } };
  },
} as const satisfies DeclaredForm;

/** A message to the platform, as officers work on it. */
export const ticketKind = (parts: Pick<ContactParts, 'publicUrl'>): CaseKind<typeof ticketMachine> => ({
  name: TICKET,
  machine: ticketMachine,
  words: (language) => {
    const { queue, states, events } = ticketWords(language);
    return { queue, states, events };
  },
  marks: { new: 'new', open: 'busy', waiting: 'busy', solved: 'good' },
  permissions: { read: 'contact.handle', handle: 'contact.handle' },
  // The receipt promises an answer within three working days.
  clock: () => ({ new: { workingDays: 3 }, open: { workingDays: 3 } }),
  title: (subject, language) => {
    const topic = topics.find((each) => each === subject);
    return topic === undefined ? subject : ticketWords(language).topics[topic];
  },
  written: (work, { caseId, text }) => mailReply(parts, work, { ticketId: caseId, text }),
});
