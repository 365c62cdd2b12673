import { describe, expect, it } from 'vitest';

import {
  EASE_TO_REACH,
  longSentences,
  medianEase,
  readingEase,
  sentencesOf,
  syllablesOf,
  unsaidWords,
  wordsOf,
} from './english.ts';
import { readEnglishAlone, readEveryText } from './every-text.ts';

// English as docs/languages.md asks for it, in every catalogue, mail, message and legal document, in the white paper, on the page
// without a connection, in the summaries of calls, in the meanings of refusals and on the page for developers.

/** Sentences that the specification fixes word for word, and the row that does. */
const fixed = new Map([
  ['Verifying... please wait.', 'CAP-05'],
  ['Please enter your email address.', 'VAL-01'],
  ['Please enter a complete email address', 'VAL-01'],
  ['Please enter a valid email address.', 'VAL-01'],
  ['Please enter a valid phone number with country code', 'VAL-02'],
  ['Please enter a 6-digit verification code.', 'VAL-05'],
  ['Please enter the 6-digit verification code.', 'VAL-05'],
  ['Please enter a new password.', 'VAL-06'],
  ['Please ensure your password meets all security requirements.', 'VAL-06'],
  ['Please make sure both passwords match.', 'VAL-06'],
  ['Invalid verification code. Please try again.', 'ERR-03'],
  ['The verification code is incorrect or expired. Please try again.', 'ERR-03'],
  ['An error occurred during verification. Please try again.', 'ERR-03'],
  ['Failed to load profile information. Please try again.', 'ERR-03'],
  ['Please Wait', 'ERR-04'],
  ['An error occurred. Please try again.', 'ERR-04'],
  ['Please try again later.', 'ERR-06'],
  ['Please verify your email or phone number to access this content.', 'ERR-06'],
]);

const LEGAL = 'domains/legals/contract/texts';

/** Published wording of a word that we no longer use. It waits for the next version: for one word nobody is asked to agree again. */
const waitsForVersion = new Set([
  `${LEGAL}/acceptable-use sections.2.body.0`,
  `${LEGAL}/acceptable-use sections.6.body.0`,
  `${LEGAL}/referrals sections.1.body.0`,
  `${LEGAL}/referrals summary`,
  `${LEGAL}/terms sections.1.body.0`,
]);

/** A published version of a legal document never changes: domains/legals/server/hashes.test.ts. */
function isPublished(folder: string, key: string): boolean {
  return (folder.startsWith(LEGAL) && key.startsWith('earlier.')) || waitsForVersion.has(`${folder} ${key}`);
}

const every = [...(await readEveryText()), ...(await readEnglishAlone())].map(
  ({ folder, key, in: said }) => ({
    folder,
    key,
    text: said.en ?? '',
  }),
);
const ours = every.filter(({ folder, key, text }) => !fixed.has(text) && !isPublished(folder, key));

function faults(find: (text: string) => readonly string[]): readonly string[] {
  return ours.flatMap(({ folder, key, text }) => find(text).map((fault) => `${folder} ${key}: ${fault}`));
}

describe('what we say in English', () => {
  it.each([
    ['apps/web/pwa', 'offline.text'],
    ['domains/roles/server/words', 'queue'],
    ['meanings of refusals', 'not_found'],
    ['meanings of refusals', 'insufficient_funds'],
    ['summaries of calls', '/api/v1/wallet/transfers'],
    ['platform/server/src/http/reference-messages.ts', 'referenceMessages.intro'],
  ])('is read in %s: %s', (folder, key) => {
    expect(ours.find((each) => each.folder === folder && each.key === key)?.text).toMatch(/\w+ \w+/);
  });

  it('has no word that we do not say', () => {
    expect(faults(unsaidWords)).toEqual([]);
  });

  it('has at most 25 words in a sentence', () => {
    expect(faults(longSentences)).toEqual([]);
  });

  it(`is as easy to read as plain English: half of all texts reach ${EASE_TO_REACH} of Flesch’s scale`, () => {
    expect(ours.length).toBeGreaterThan(3000);
    expect(medianEase(ours.map(({ text }) => text))).toBeGreaterThanOrEqual(EASE_TO_REACH);
  });

  it('keeps no exception that it does not need', () => {
    const said = new Set(every.map(({ text }) => text));
    const idle = [...fixed.keys()].filter((text) => !said.has(text) || unsaidWords(text).length === 0);
    expect(idle).toEqual([]);
    const waiting = every.filter(({ folder, key }) => waitsForVersion.has(`${folder} ${key}`));
    expect(waiting.filter(({ text }) => unsaidWords(text).length > 0)).toHaveLength(waitsForVersion.size);
  });
});

describe('the rules of English', () => {
  it.each([
    ['Please wait a moment.', 'Please'],
    ['Simply press the button.', 'Simply'],
    ['The ledger could not be read just now.', 'just'],
    ['Oops! That went wrong.', 'Oops'],
    ['Who shall pay?', 'shall'],
    ['If somebody hurries you, stop.', 'somebody'],
    ['Nobody asks you for money', 'Nobody asks'],
    ['Enter your e-mail address.', 'e-mail'],
    ['Latest movements', 'movements'],
    ['All together', 'All together'],
    ['At most in one go', 'in one go'],
    ['Statement taken in', 'taken in'],
    ['Let money out again', 'Let money out'],
    ['Write your name as it stands in your papers.', 'it stands'],
    ['Goes on by itself after the sixth digit.', 'by itself'],
    ['So it looks', 'So it looks'],
    ['Who asks whom for money', 'Who asks whom'],
    ['It cannot be taken back.', 'cannot be taken back'],
  ])('hear in “%s” what we do not say', (text, word) => {
    expect(unsaidWords(text).join()).toContain(`“${word}”`);
  });

  it.each([
    'Email address',
    'A justified reason',
    'Shallow water',
    'Look out',
    'Payments you take in a month',
    'A pleased customer',
  ])('find nothing to mend in “%s”', (text) => {
    expect(unsaidWords(text)).toEqual([]);
  });

  it('count a sentence of 26 words as too long, and two of 13 as short enough', () => {
    const words = (count: number) => `Word${' word'.repeat(count - 1)}.`;
    expect(longSentences(words(26))).toHaveLength(1);
    expect(longSentences(words(25))).toEqual([]);
    expect(longSentences(`${words(13)} ${words(13)}`)).toEqual([]);
  });

  it('know where a sentence ends', () => {
    expect(
      sentencesOf('Send Ɉ1,234.50 to {name}. It arrives at once!\nSee [the figures](#figures), e.g. rates.'),
    ).toEqual(['Send Ɉ1,234.50 to {name}.', 'It arrives at once!', 'See the figures, e.g. rates.']);
    expect(wordsOf('You’ll get {amount} at 10:30, read-only.')).toHaveLength(7);
  });

  it.each([
    ['pay', 1],
    ['wallet', 2],
    ['money', 2],
    ['price', 1],
    ['table', 2],
    ['changed', 1],
    ['added', 2],
    ['rates', 1],
    ['boxes', 2],
    ['verification', 5],
    ['sign-in', 2],
    ['You’re', 1],
    ['PIN', 1],
    ['{amount}', 1],
    ['1,000', 1],
  ])('count the syllables of %s', (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });

  it('tell easy from hard', () => {
    expect(readingEase('The money leaves when you confirm.')).toBeGreaterThan(80);
    expect(
      readingEase(
        'Notification configuration necessitates administrative verification of organisational identity.',
      ),
    ).toBeLessThan(0);
    expect(medianEase(['Administrative verification necessitates configuration.'])).toBeLessThan(
      EASE_TO_REACH,
    );
  });
});
