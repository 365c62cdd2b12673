/** Opens in 120 ms from where it came. */
export const popupMotionClass =
  'origin-(--transform-origin) transition-[opacity,scale] duration-120 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0';

/** The paper that menus and lists open on. */
export const popupClass = `${popupMotionClass} max-w-(--available-width) overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-3 outline-none`;

export const popupListClass =
  'max-h-[min(24rem,var(--available-height))] overflow-y-auto overscroll-contain p-1.5 outline-none';

/** One line of a list or menu: 44 px, tinted while the pointer or the arrow keys are on it. */
export const optionClass =
  'flex min-h-11 cursor-default items-center gap-3 rounded-md px-3 py-2 text-base outline-none select-none data-disabled:text-ink-2 data-highlighted:bg-sunken data-highlighted:not-data-disabled:text-ink forced:data-highlighted:outline-2';

/** The shade behind a dialog or sheet. */
export const backdropClass =
  'fixed inset-0 z-40 min-h-dvh bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';
