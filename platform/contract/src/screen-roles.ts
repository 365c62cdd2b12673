import { productScreens } from './product-screens.ts';
import type { ScreenRole } from './screen.ts';

/** The address of the screen that some domain declares for this. */
export function addressFor(role: ScreenRole): string {
  const found = productScreens().find((screen) => screen.role === role);
  if (!found) throw new Error(`no screen is there to ${role}`);
  return found.path;
}
