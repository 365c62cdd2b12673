import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { PinField } from './pin-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

async function open(content: ReactNode) {
  render(
    <Dialog title="Refund" closeLabel="Close" trigger={<Button>Open</Button>}>
      {content}
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
}

describe('a dialog begins', () => {
  it('at its first field, past a link above it and not at the PIN below it', async () => {
    await open(
      <>
        <a href="#why">Why</a>
        <TextField label="Amount" />
        <PinField label="PIN" length={6} value="" onValueChange={() => undefined} />
      </>,
    );
    const amount = screen.getByLabelText('Amount');
    await waitFor(() => expect(document.activeElement?.id).toBe(amount.id));
  });

  it('at its first button where no field can be typed in', async () => {
    await open(
      <>
        <Button>Download</Button>
        <TextField label="Amount" disabled />
      </>,
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Download'));
  });
});
