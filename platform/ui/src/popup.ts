/** The paper that menus and lists open on: fixed by `useFloating`, hence without the margins and insets browsers give a popover. */
export const popupClass =
  'fixed inset-auto z-50 m-0 flex animate-pop flex-col overflow-hidden rounded-lg border border-line bg-surface p-0 text-start text-ink shadow-3';

export const popupListClass = 'min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5 outline-none';

/** One line of a list or menu: 44 px. */
export const optionClass =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-start text-base outline-none select-none';

/** The shade behind a dialog or sheet. */
export const backdropClass =
  'fixed inset-0 z-40 min-h-dvh bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';
