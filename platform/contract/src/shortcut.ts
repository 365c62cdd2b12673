import type { ScreenName } from './product-screens.ts';

/** A screen that the installed app offers as a shortcut. Its icon is `icons/shortcut-<screen>.png`. */
export interface Shortcut {
  readonly screen: ScreenName;
  /** Its place among all shortcuts: smaller numbers come first. */
  readonly at: number;
}
