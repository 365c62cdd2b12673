import type { Screen } from '@egcr/contract/screen';

/** What a screen with a parameter belongs to: people wait for that. */
const belongsTo: Readonly<Record<string, string>> = {};

/** The service that people wait for at that screen. */
export function waitedFor(screen: string): string {
  return belongsTo[screen] ?? screen;
}

/** The address of a service, and whether it is open; undefined where people cannot wait for it. */
export function serviceAt(
  screens: readonly Screen[],
  name: string,
): Pick<Screen, 'path' | 'isOpen'> | undefined {
  return screens.find((screen) => screen.name === name && !screen.path.includes('$'));
}
