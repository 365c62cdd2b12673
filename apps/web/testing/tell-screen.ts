import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Endpoint } from '@egcr/contract/endpoint';
import type { Screen } from '@egcr/contract/screen';

import { OpenScreen, type Visit } from './open-screen.tsx';

/** The draws of each screen that runs parts of the web app which no other draw runs: `npm run said:choose` found them. */
const chosen: Readonly<Record<string, readonly number[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'draws.json'), 'utf8'),
);
/** Of a screen that came since. */
const OF_NEW_SCREENS = [1, 2, 3];
/** All that is said in the other draws, for who compares two states of the product. */
const isWhole = process.env['SAID_WHOLE'] !== undefined;
/** While draws are chosen: so many of each screen are tried. */
const tried = process.env['DRAWS_TRIED'];

/** What a screen says with the first draw is written down, with the others a digest of it. */
function drawsOf({ name }: Screen): readonly number[] {
  if (tried !== undefined) return Array.from({ length: Number(tried) }, (_, at) => at + 1);
  return chosen[name] ?? OF_NEW_SCREENS;
}

/** So many buttons of a screen, and of what they open, are pressed. */
const PRESSED_MAX = 20;

interface Told {
  readonly text: string;
  /** What must never be seen, with the draw in which it was. */
  readonly faults: readonly string[];
}

/** What a screen says and does with replies drawn from the contract. */
export async function tellScreen(screen: Screen, calls: readonly Endpoint[]): Promise<Told> {
  const faults: string[] = [];
  const parts = [`## ${screen.name}: ${screen.path}`];
  for (const draw of drawsOf(screen)) {
    if (tried !== undefined) process.env['MARKS_TEST'] = `${screen.name} ${draw}`;
    const told = await tellVisit({ screen, calls, draw });
    parts.push(
      ...(draw === 1 || isWhole
        ? ['', ...(draw === 1 ? [] : [`draw ${draw}`]), ...told.lines]
        : [`draw ${draw}: ${digestOf(told.lines)}`]),
    );
    faults.push(...told.faults.map((fault) => `${screen.name}, draw ${draw}: ${fault}`));
  }
  return { text: `${parts.join('\n')}\n`, faults };
}

async function tellVisit(
  visit: Visit,
): Promise<{ readonly lines: readonly string[]; readonly faults: readonly string[] }> {
  const open = await OpenScreen.open(visit);
  const lines = open.lines();
  const asked = open.asked();
  const presses = await tellPresses(open, lines);
  const faults = faultsIn([...lines, ...presses], open.complaints);
  await open.close();
  return { lines: [...lines, ...asked.map((call) => `asks ${call}`), ...presses], faults };
}

/** What each button makes of the screen: what is said then and was not before, what is asked of the server, where it leads. */
async function tellPresses(open: OpenScreen, first: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const pressed = new Set<string>();
  const path = location.pathname;
  let before = new Set(first);
  let address = path + location.search;
  while (pressed.size < PRESSED_MAX && location.pathname === path) {
    const name = await open.pressNext(pressed);
    if (name === undefined) {
      if (!(await open.leaveWhatLiesOver())) break;
      before = new Set(open.lines());
      continue;
    }
    pressed.add(name);
    const now = location.pathname + location.search;
    const standing = open.lines();
    lines.push(
      `pressed ${name}`,
      ...standing.filter((line) => !before.has(line)).map((line) => `  ${line}`),
      ...open.asked().map((call) => `  asks ${call}`),
      ...(now === address ? [] : [`  leads to ${now}`]),
    );
    before = new Set(standing);
    address = now;
  }
  return lines;
}

function digestOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
}

const NEVER_SAID = /\bundefined\b|NaN|\[object \w+\]|Invalid Date|could not be shown/u;
/** Drawn lists may hold the same id twice, and jsdom knows fewer elements than browsers. */
const HARMLESS = /two children with the same key|is unrecognized in this browser/u;

function faultsIn(lines: readonly string[], complaints: readonly string[]): readonly string[] {
  return [
    ...lines.filter((line) => NEVER_SAID.test(line)),
    ...complaints.filter((said) => !HARMLESS.test(said)).map((said) => said.slice(0, 200)),
    ...(lines.length > 0 ? [] : ['nothing stands there']),
  ];
}
