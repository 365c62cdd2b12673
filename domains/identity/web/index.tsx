import { lazy } from 'react';

/** Changes the PIN; also shown beside the names in the settings. */
export const PinCard = lazy(async () => ({ default: (await import('./security/pin-card.tsx')).PinCard }));

/** Keeps its content for people whose e-mail or phone is verified; fetched when it is first shown. */
export const VerificationGuard = lazy(async () => ({
  default: (await import('./verification-guard.tsx')).VerificationGuard,
}));

/** What a page believes about the PIN; hidden unless `showInDevelopment` is false. */
export const PinStatusPanel = lazy(async () => ({
  default: (await import('./pin/pin-status-panel.tsx')).PinStatusPanel,
}));

export { isAboutPin, pinSaidAtField, usePinEntry, type PinEntry } from './pin/pin-entry.ts';

export { PinForm } from './pin/pin-form-in-call.tsx';

/** Asks for the PIN in a dialog, for a press that takes it. */
export const PinDialog = lazy(async () => ({ default: (await import('./pin/pin-dialog.tsx')).PinDialog }));

/** For pages whose calls take a fresh PIN or a second factor: asks for it in a dialog and repeats the call. */
export { StepUpGivenUp, StepUpProvider, useStepUp } from './security/step-up.tsx';
export { useFailureText } from './security/failure-text.ts';
export { useChange } from './security/use-change.ts';
export { useApps } from './security/queries.ts';
export { SecurityCallsProvider, securityCalls, type SecurityCalls } from './security/security-calls.ts';

/** How lists show what happened to an account. */
export { deviceOf } from './security/device.ts';
export { isAlarming } from './security/history/history-rules.ts';
export { useHistoryText } from './security/history/texts.ts';
export { ThingList, ThingRow } from './security/thing-list.tsx';
