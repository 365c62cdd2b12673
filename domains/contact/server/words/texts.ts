import { words } from '@egcr/contract/words';
import { texts } from '@egcr/server-kit/texts';

import { contactWords } from '../../contract/words.ts';

/** A message to the platform as officers read it in the workbench. */
export const ticketWords = texts({
  queue: contactWords.messages,
  title: contactWords.message,
  states: {
    new: contactWords.stateNew,
    open: contactWords.stateOpen,
    waiting: contactWords.stateWaiting,
    solved: contactWords.stateSolved,
  },
  events: {
    reply: { label: contactWords.sendAnswer, done: contactWords.answerSent },
    reply_again: { label: contactWords.sendAnswer, done: contactWords.answerSent },
    solve: { label: contactWords.markSolved, done: contactWords.markedSolved },
  },
  questions: {
    name: { label: words.name },
    email: { label: contactWords.emailAddress },
    topic: { label: contactWords.topic },
  },
  topics: {
    account: contactWords.topicAccount,
    money: contactWords.topicMoney,
    privacy: contactWords.topicPrivacy,
    fraud: contactWords.topicFraud,
    security: contactWords.topicSecurity,
    accessibility: contactWords.topicAccessibility,
    partners: contactWords.topicPartners,
    other: contactWords.topicOther,
  },
});
