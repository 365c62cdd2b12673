/** `/legals`: every document with its versions. */
export function legalsScreen() {
  return import('./legals-screen.tsx');
}

/** Asks again where a newer version holds than a person agreed to; for the frame of pages people act on. */
export async function loadLegalsWatch() {
  return { default: (await import('./legals-watch.tsx')).LegalsWatch };
}
