import { foldText } from '@egcr/contract/search-text';

import { judges, type Said } from './scam-sentences.ts';
import { scamSigns, scamWeights, type ScamSign } from './scam-signs.ts';

const SCORE_MAX = 100;

/** A part of a sentence that denies: honest employers say that they ask for nothing. What has to come first ("not until you pay") is no denial. */
const DENIED =
  /\b(no|not|never|without|none|neither|nor|nobody|cannot|don.?t|doesn.?t|won.?t|kein\w*|nicht|nie|niemals|ohne|ningun\w*|nunca|sin|aucun\w*|jamais|sans|nessun\w*|mai|senza|nao|nenhum\w*|nunca|sem)\b(?![^.,;:]{0,30}\b(until|unless|before you)\b)[^.,;:]{0,60}|(不收|不会|不向|无需|没有|绝不|不需|不得|免收)[^，。]{0,20}|(لا|لن|بدون|دون|ليس)\s[^،.]{0,50}/g;
/** Of a whole sentence, where the word that denies comes last. */
const DENIED_AT_END =
  /ません|いただきません|不要です|かかりません|いりません|ありません|않(습니다|아요|음|는)|없(습니다|어요|음|이)|\b(pays?|costs?) (you |applicants? |them )?nothing\b/;

/** What no one sees between the letters of a word: soft hyphens, joiners, marks that choose a form. */
const UNSEEN = /\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;
/** Letters of other scripts that look like Latin ones, and those. */
const lookalikes: readonly [foreign: string, latin: string] = [
  'аеіјорсухѕԁһԛԝνοαικτυ',
  'aeijopcyxsdhqwvoaiktu',
];

/** A text as it looks to its reader, where letters of other scripts stand in Latin words. */
function asRead(text: string): string {
  const [foreign, latin] = lookalikes;
  return text.replace(
    /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
    (letter) => latin[foreign.indexOf(letter)] ?? letter,
  );
}

export interface ScamScore {
  readonly score: number;
  readonly signs: readonly ScamSign[];
}

interface Texts {
  readonly title: string;
  readonly body: string;
  readonly questions?: readonly string[];
  readonly skills?: readonly string[];
}

/** How much a posting looks like a scam, from 0 to 100, and why. It looks at its texts alone, never at who posts it. */
export function scamScoreOf({ title, body, questions = [], skills = [] }: Texts): ScamScore {
  // A sentence that begins in one skill and goes on in the next is read as a whole.
  const text = [`${title}. ${body}`, ...questions, skills.join(' ')].join('\n').replace(UNSEEN, '');
  const folded = foldText(text);
  // Folding takes letters of Korean and Japanese apart: they are compared as they are written.
  const read = [folded, asRead(folded), text.toLowerCase()].flatMap(saidIn);
  const signs = scamSigns.filter((sign) => read.some((said) => judges[sign](said)));
  const sum = signs.reduce((all, sign) => all + scamWeights[sign], 0);
  return { score: Math.min(SCORE_MAX, sum), signs };
}

function saidIn(text: string): readonly Said[] {
  const raw = text.split(/[.!?]\s|[。！？\n;]/).filter((sentence) => sentence.trim() !== '');
  const kept = raw.map((sentence) => (DENIED_AT_END.test(sentence) ? '' : sentence.replace(DENIED, ' ')));
  return raw.map((sentence, at) => {
    const alone = kept[at] ?? '';
    return { raw: sentence, alone, whole: text, withNext: `${alone} – ${kept[at + 1] ?? ''}` };
  });
}
