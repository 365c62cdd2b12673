import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

import { codeIn } from './code-reader.ts';

/** Between two looks at the camera: often enough to feel immediate, seldom enough for a cheap phone. */
const LOOK_MS = 200;

export type CameraState = 'off' | 'starting' | 'looking' | 'refused' | 'absent';

interface Camera {
  readonly state: CameraState;
  readonly start: () => void;
  readonly stop: () => void;
}

/** The camera at the back, while it is on; tells each code it sees. It is off again as soon as the page is left. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void): Camera {
  const [state, setState] = useState<CameraState>('off');
  const isOn = state === 'starting' || state === 'looking';
  const tell = useEffectEvent(onCode);
  // Camera and frames are the browser's.
  useEffect(() => {
    if (!isOn) return undefined;
    const over = new AbortController();
    void look({ video: video.current, signal: over.signal, onState: setState, onCode: (text) => tell(text) });
    return () => over.abort();
  }, [isOn, video]);
  return { state, start: () => setState('starting'), stop: () => setState('off') };
}

interface Look {
  readonly video: HTMLVideoElement | null;
  readonly signal: AbortSignal;
  readonly onState: (state: CameraState) => void;
  readonly onCode: (text: string) => void;
}

async function look({ video, signal, onState, onCode }: Look): Promise<void> {
  const stream = await openCamera(onState, signal);
  if (!stream || !video) return;
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play().catch(() => undefined);
  onState('looking');
  while (!signal.aborted) {
    const text = await codeIn(video).catch(() => undefined);
    if (text !== undefined && !signal.aborted) onCode(text);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

async function openCamera(
  onState: (state: CameraState) => void,
  signal: AbortSignal,
): Promise<MediaStream | undefined> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
      audio: false,
    });
  } catch (failure) {
    // Without encryption there are no media devices at all.
    const isRefused = failure instanceof DOMException && failure.name === 'NotAllowedError';
    if (!signal.aborted) onState(isRefused ? 'refused' : 'absent');
    return undefined;
  }
}
