import { useCallback, useSyncExternalStore } from 'react';

import { readStored, writeStored } from './stored.ts';

/** As the device and its connection wish, always, or never. */
export const dataSaverChoices = ['system', 'on', 'off'] as const;
export type DataSaverChoice = (typeof dataSaverChoices)[number];

/** `first-paint.js` reads it before anything is drawn, so that no web font is asked for. */
export const DATA_SAVER_STORAGE_KEY = 'data-saver';

const listeners = new Set<() => void>();

/** What the person chose in this browser; the device's wish unless they did. */
function dataSaverChoice(): DataSaverChoice {
  const stored = readStored(DATA_SAVER_STORAGE_KEY);
  return dataSaverChoices.find((choice) => choice === stored) ?? 'system';
}

/** Whether the device asks for little data, or its connection is of the second generation. */
function deviceSavesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Reflect.get(connection, 'saveData') === true ||
    String(Reflect.get(connection, 'effectiveType')).endsWith('2g')
  );
}

/** Puts the choice on the page, as the first paint does. */
function applyDataSaver(): void {
  const choice = dataSaverChoice();
  const isOn = choice === 'on' || (choice === 'system' && deviceSavesData());
  if (isOn) document.documentElement.dataset['saver'] = 'on';
  else delete document.documentElement.dataset['saver'];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The person's choice for this device, and how to change it; it takes effect at once. */
export function useDataSaver(): {
  readonly choice: DataSaverChoice;
  readonly choose: (choice: DataSaverChoice) => void;
} {
  const choice = useSyncExternalStore(subscribe, dataSaverChoice, () => 'system' as const);
  const choose = useCallback((next: DataSaverChoice) => {
    writeStored(DATA_SAVER_STORAGE_KEY, next === 'system' ? null : next);
    applyDataSaver();
  }, []);
  return { choice, choose };
}
