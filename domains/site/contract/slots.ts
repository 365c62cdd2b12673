/** Slots of the frame around signed-in pages. */
export interface ShellSlots {
  /** In the header, before the account's menu. */
  readonly 'shell.header': 'part';
  /** In the account's menu, under the person's name. */
  readonly 'shell.account': 'part';
  /** Right under the header, on every page; nothing where there is nothing to say. */
  readonly 'shell.notice': 'part';
}

/** Slots of the dashboard. */
export interface HomeSlots {
  /** What each domain shows of itself, where the person puts it. One that has nothing to say shows nothing. */
  readonly 'dashboard.tiles': 'tile';
  /** What to do next, as rows of a list; nothing where nothing is left to do. */
  readonly 'dashboard.next': 'part';
  /** What `/dashboard?tool=<name>` opens, in place of everything else. */
  readonly 'dashboard.tools': 'section';
}

/** Slots of the pages of services. */
export interface ServicesSlots {
  /** On top: what to do next and what to continue. It is about an audience, or `all`. */
  readonly 'services.start': 'part';
}
