import type { ReplyOf } from '@egcr/contract/endpoint';
import { call } from '@egcr/web-kit/call';
import { useEffect, useState } from 'react';

import {
  addTestimonialCall,
  orderTestimonialsCall,
  publishTestimonialCall,
  readTestimonialsForEditingCall,
  removeTestimonialCall,
  saveTestimonialCall,
} from '../../../../contract/testimonial-endpoints.ts';
import type { TestimonialText } from '../../../../contract/testimonial-rules.ts';

export type EditedVoice = ReplyOf<typeof addTestimonialCall>;

export interface Testimonials {
  /** Undefined until they are read. */
  readonly items: readonly EditedVoice[] | undefined;
  /** Why the last act was refused; the list then shows what is there now. */
  readonly failure: unknown;
  readonly busy: boolean;
  readonly read: () => void;
  readonly publish: (voice: EditedVoice, isPublished: boolean) => void;
  /** Changes places with the one before or after. */
  readonly move: (at: number, step: 1 | -1) => void;
  readonly remove: (voice: EditedVoice) => void;
  /** Adds, or changes the one given. Throws what the call throws: the form says it. */
  readonly save: (text: TestimonialText, voice: EditedVoice | undefined) => Promise<void>;
}

/** All testimonials, read and changed one act at a time; `onChanged` after each act that readers may see. */
export function useTestimonials(onChanged: () => void): Testimonials {
  const [items, setItems] = useState<readonly EditedVoice[]>();
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  // The server is outside React.
  useEffect(() => {
    let isHere = true;
    call(readTestimonialsForEditingCall).then(
      (found) => isHere && setItems(found.items),
      (refused: unknown) => isHere && setFailure(refused),
    );
    return () => {
      isHere = false;
    };
  }, []);
  async function readAll(): Promise<void> {
    try {
      setItems((await call(readTestimonialsForEditingCall)).items);
    } catch (refused) {
      setFailure(refused);
    }
  }
  async function settle(act: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
      onChanged();
    } catch (refused) {
      setFailure(refused);
    }
    await readAll();
    setBusy(false);
  }
  return {
    items,
    failure,
    busy,
    read: () => {
      setFailure(undefined);
      void readAll();
    },
    publish: ({ id, version }, isPublished) =>
      void settle(() =>
        call(publishTestimonialCall, { params: { id }, body: { is_published: isPublished, version } }),
      ),
    move: (at, step) =>
      void settle(() => call(orderTestimonialsCall, { body: { ids: moved(items ?? [], at, step) } })),
    remove: ({ id }) => void settle(() => call(removeTestimonialCall, { params: { id } })),
    save: async (text, voice) => {
      if (voice === undefined) await call(addTestimonialCall, { body: text });
      else
        await call(saveTestimonialCall, {
          params: { id: voice.id },
          body: { ...text, version: voice.version },
        });
      onChanged();
      await readAll();
    },
  };
}

function moved(items: readonly EditedVoice[], at: number, step: 1 | -1): string[] {
  const ids = items.map(({ id }) => id);
  const [id] = ids.splice(at, 1);
  if (id !== undefined) ids.splice(at + step, 0, id);
  return ids;
}
