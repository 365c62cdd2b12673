import { createHash } from 'node:crypto';

import type { Endpoint } from '@egcr/contract/endpoint';
import type { Screen } from '@egcr/contract/screen';

import { OpenScreen } from './open-screen.tsx';

/** Replies are drawn so many times for each screen: what it says with the first is written down, with the others a digest of it. */
const DRAWS = 6;
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
  for (let draw = 1; draw <= DRAWS; draw += 1) {
    const open = await OpenScreen.open({ screen, calls, draw });
    const lines = open.lines();
    const asked = open.asked();
    parts.push(
      ...(draw === 1
        ? ['', ...lines, ...asked.map((call) => `asks ${call}`), ...(await tellPresses(open))]
        : [`draw ${draw}: ${digestOf([...lines, ...asked])}`]),
    );
    faults.push(...faultsIn(lines, open.complaints).map((fault) => `${screen.name}, draw ${draw}: ${fault}`));
    await open.close();
  }
  return { text: `${parts.join('\n')}\n`, faults };
}

/** What each button makes of the screen: what is said then and was not before, what is asked of the server, where it leads. */
async function tellPresses(open: OpenScreen): Promise<readonly string[]> {
  const told: string[] = [];
  const pressed = new Set<string>();
  const path = location.pathname;
  let address = path + location.search;
  for (let count = 0; count < PRESSED_MAX; count += 1) {
    const before = new Set(open.lines());
    const name = await open.pressNext(pressed);
    if (name === undefined) {
      if (await open.leaveWhatLiesOver()) continue;
      break;
    }
    pressed.add(name);
    const now = location.pathname + location.search;
    told.push(
      `pressed ${name}`,
      ...open
        .lines()
        .filter((line) => !before.has(line))
        .map((line) => `  ${line}`),
      ...open.asked().map((call) => `  asks ${call}`),
      ...(now === address ? [] : [`  leads to ${now}`]),
    );
    address = now;
    if (location.pathname !== path) break;
  }
  return told;
}

function digestOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
}

const NEVER_SAID = /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date|could not be shown/u;
/** Drawn lists may hold the same id twice, and jsdom knows fewer elements than browsers. */
const HARMLESS = /two children with the same key|is unrecognized in this browser/u;

function faultsIn(lines: readonly string[], complaints: readonly string[]): readonly string[] {
  return [
    ...lines.filter((line) => NEVER_SAID.test(line)),
    ...complaints.filter((said) => !HARMLESS.test(said)).map((said) => said.slice(0, 200)),
    ...(lines.length > 0 ? [] : ['nothing stands there']),
  ];
}
