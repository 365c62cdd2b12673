import { texts } from '@egcr/web-kit/messages';
import { prepareSlots, SlotProvider } from '@egcr/web-kit/slots.tsx';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ShieldAlert } from 'lucide-react';
import { afterEach, describe, expect, it } from 'vitest';

import { ToolView } from './tool-view.tsx';

afterEach(cleanup);

const same = (text: string) => ({
  en: text,
  es: text,
  fr: text,
  de: text,
  it: text,
  pt: text,
  zh: text,
  ja: text,
  ko: text,
  ar: text,
});
const sectionTexts = texts({
  'fraud-reportingdetection': same('Fraud'),
  'fraud-reportingdetection.text': same('Tell us.'),
});
const slots = prepareSlots([
  {
    'dashboard.tools': [
      {
        name: 'fraud-reportingdetection',
        at: 10,
        Icon: ShieldAlert,
        loadTexts: async () => ({ sectionTexts }),
        load: async () => ({ Slot: () => <p>The form of a report</p> }),
      },
    ],
  },
]);

async function open(name: string): Promise<void> {
  await act(async () => {
    render(
      <SlotProvider slots={slots}>
        <ToolView name={name} unknown={<p>There is no tool of that name</p>} />
      </SlotProvider>,
    );
  });
}

describe('a tool that the address names [SYS-23]', () => {
  it('is shown, from whichever domain it comes', async () => {
    await open('fraud-reportingdetection');
    expect((await screen.findByRole('paragraph')).textContent).toBe('The form of a report');
  });

  it.each(['', 'constructor', 'grant-reviews', '<script>', 'fraud-reportingdetection '])(
    'and that there is not says so: %j',
    async (name) => {
      await open(name);
      expect((await screen.findByRole('paragraph')).textContent).toBe('There is no tool of that name');
    },
  );
});
