/** Two people who meet in one browser: who is signed in, and whose tokens a link brings. Names are addresses, fit to be shown. */
export interface Meeting {
  readonly present: string;
  readonly brought: string;
}

const NAME_LENGTH_MAX = 80;

/**
 * Whether a link would put another person's account in the place of the one signed in here; undefined where it would not. `stored` is
 * the session as the identity client keeps it. The token is only read, not believed: the server judges it before anybody is signed in.
 */
export function meetingOf(accessToken: string, stored: string | null): Meeting | undefined {
  const present = readPerson(memberOf(readJson(stored), 'user'), 'id');
  const brought = readPerson(payloadOf(accessToken), 'sub');
  if (!present || present.id === brought?.id) return undefined;
  return { present: present.name, brought: brought?.name ?? '?' };
}

interface LinkPerson {
  readonly id: string;
  readonly name: string;
}

function readPerson(from: unknown, idName: 'id' | 'sub'): LinkPerson | undefined {
  const id = textOf(from, idName);
  if (id === undefined) return undefined;
  const phone = textOf(from, 'phone');
  const name = textOf(from, 'email') ?? (phone === undefined ? undefined : `+${phone.replace(/^\+/, '')}`);
  return { id, name: shownName(name ?? id) };
}

/** Nobody can write a sentence, or turn it around, by what they call themselves. */
function shownName(name: string): string {
  return name.replace(/[\p{C}\s]/gu, '').slice(0, NAME_LENGTH_MAX);
}

function payloadOf(token: string): unknown {
  const part = token.split('.')[1] ?? '';
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    return readJson(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function memberOf(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null && Object.hasOwn(from, name)
    ? Reflect.get(from, name)
    : undefined;
}

function textOf(from: unknown, name: string): string | undefined {
  const value = memberOf(from, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
