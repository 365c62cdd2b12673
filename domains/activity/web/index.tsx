/** Asks about cookies and storage and keeps the activity log; for the frame around every page, once it has loaded. */
export async function loadConsentGate() {
  return { default: (await import('./consent/consent-gate.tsx')).ConsentGate };
}

/** For the slot `settings.activity`. */
export function activityPanel() {
  return import('./log/activity-panel.tsx');
}
