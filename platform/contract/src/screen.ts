/** How much an address asks of the visitor, in the order of the checks; each level includes the ones before it. */
export const guardLevels = ['public', 'signed_in', 'profiled', 'pinned'] as const;
export type GuardLevel = (typeof guardLevels)[number];

/** Which frame stands around the screen: the public header and footer, the same for pages people act on, none, or the signed-in navigation. */
export type Frame = 'public' | 'entry' | 'bare' | 'app';

/** Screens that guards and links in mails lead to by themselves; each is one screen, declared by the domain that shows it. */
export const screenRoles = ['sign_in', 'complete_profile', 'enter_pin', 'reset_pin', 'home'] as const;
export type ScreenRole = (typeof screenRoles)[number];

/** One address of the product, declared by the domain that shows it. */
export interface Screen<Name extends string = string> {
  /** Two addresses may open the same screen. Its title stands under this name. */
  readonly name: Name;
  /** With `$name` for a parameter. */
  readonly path: `/${string}`;
  readonly guard: GuardLevel;
  readonly frame: Frame;
  /** The requirement this address answers. */
  readonly requirement: string;
  /** Whether the screen does what it promises; otherwise its address shows that it is not open yet. */
  readonly isOpen: boolean;
  /** The name of the resource guard around the screen, where it has one. */
  readonly resource?: string;
  /** What the product itself leads people to it for. */
  readonly role?: ScreenRole;
  /** Links in mails bring secrets to it, so that pages it leads to are told nothing of where a visitor came from. */
  readonly takesSecrets?: true;
  /** What of a public page is written ahead of time: all of it, unless what it shows depends on the rest of its address. */
  readonly drawnAhead?: 'head';
  /** What stands there is kept in the database under the name in its address. The server asks its domain (`livingPages`), and answers 404 where nothing is. */
  readonly stored?: true;
  /** What a public page is to search engines, where it is more than a page. */
  readonly kind?: 'ContactPage';
}

/**
 * Who may see an address, and in which frame. What is not open yet has a public page that says what it will do: its row's own guard stands
 * before the service once it is open.
 */
export function shownAs({ guard, frame, isOpen }: Screen): Pick<Screen, 'guard' | 'frame'> {
  return isOpen ? { guard, frame } : { guard: 'public', frame: 'entry' };
}

/** The name of the screen of a row. */
export type NameOf<Row extends Screen> = Row['name'];

/** Rows that have something in common, each with what is its own: `screens({ guard: 'pinned', … }, [{ name: 'wallet', path: '/wallet' }])`. */
export function screens<
  const Shared extends Partial<Screen>,
  const Row extends Pick<Screen, 'name' | 'path'> & Partial<Screen>,
>(shared: Shared, rows: readonly Row[]): readonly (Shared & Row)[] {
  return rows.map((row) => ({ ...shared, ...row }));
}

export interface ScreenMatch<Row extends Pick<Screen, 'path'>> {
  readonly screen: Row;
  readonly params: Readonly<Record<string, string>>;
}

/** The address a path belongs to, a literal segment before a parameter; undefined where there is none. A slash at the end does not matter. */
export function matchScreen<Row extends Pick<Screen, 'path'>>(
  rows: readonly Row[],
  pathname: string,
): ScreenMatch<Row> | undefined {
  const segments = segmentsOf(pathname);
  if (!segments) return undefined;
  const matches = rows.flatMap((screen) => {
    const params = matchSegments(screen.path, segments);
    return params ? [{ screen, params }] : [];
  });
  return matches.toSorted(
    (left, right) => Object.keys(left.params).length - Object.keys(right.params).length,
  )[0];
}

function segmentsOf(pathname: string): readonly string[] | undefined {
  if (!pathname.startsWith('/') || pathname.includes('//')) return undefined;
  try {
    const segments = pathname
      .replace(/\/$/, '')
      .split('/')
      .map((segment) => decodeURIComponent(segment));
    // No address of ours has this sign in it, and PostgreSQL takes no text that has.
    return segments.some((segment) => segment.includes('\u0000')) ? undefined : segments;
  } catch {
    return undefined;
  }
}

function matchSegments(
  path: string,
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const wanted = path === '/' ? [''] : path.split('/');
  if (wanted.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, want] of wanted.entries()) {
    const given = segments[at] ?? '';
    if (want.startsWith('$') && given !== '') params[want.slice(1)] = given;
    else if (want !== given) return undefined;
  }
  return params;
}
