import { hasConsent } from '@egcr/web-kit/consent';
import { useSyncExternalStore } from 'react';

import { roughDegrees } from '../../contract/rules.ts';

export interface RoughPlace {
  /** Degrees in steps of a tenth. */
  readonly latitude: number;
  readonly longitude: number;
}

const WAIT_MS = 15_000;

let place: RoughPlace | undefined;
const listeners = new Set<() => void>();

/** The place that was shared in this tab; kept nowhere else, and rough from the first moment. */
export function sharedPlace(): RoughPlace | undefined {
  return place;
}

export function useSharedPlace(): RoughPlace | undefined {
  return useSyncExternalStore(subscribe, sharedPlace, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setPlace(next: RoughPlace | undefined): void {
  place = next;
  for (const listener of listeners) listener();
}

export function stopSharing(): void {
  setPlace(undefined);
}

/** Asks the browser, which asks the person. Only after a press of theirs and with their consent; answers whether there is a place. */
export async function shareOwnPlace(): Promise<boolean> {
  if (!hasConsent('security_location') || !('geolocation' in navigator)) return false;
  const found = await new Promise<GeolocationPosition | undefined>((resolve) => {
    navigator.geolocation.getCurrentPosition(resolve, () => resolve(undefined), {
      enableHighAccuracy: false,
      timeout: WAIT_MS,
    });
  });
  if (!found) return false;
  const { latitude, longitude } = found.coords;
  setPlace({ latitude: roughDegrees(latitude), longitude: roughDegrees(longitude) });
  return true;
}
