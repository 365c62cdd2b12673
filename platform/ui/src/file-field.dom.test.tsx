import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileField, type ChosenFile } from './file-field.tsx';

afterEach(cleanup);

const paper = new File(['%PDF-1.7'], 'paper.pdf', { type: 'application/pdf' });
const texts = {
  label: 'Document',
  hint: 'PDF up to 25 MB',
  accept: 'application/pdf',
  chooseLabel: 'Choose a file',
  dropLabel: 'or drop it here',
  cameraLabel: 'Take a photo',
};

describe('a file field', () => {
  it('takes a file that is chosen, and the same one again', async () => {
    const onChoose = vi.fn<(file: File) => void>();
    render(<FileField {...texts} onChoose={onChoose} />);
    const input = screen.getByLabelText(/^Document/);
    await userEvent.upload(input, paper);
    await userEvent.upload(input, paper);
    expect(onChoose.mock.calls.map(([file]) => file.name)).toEqual(['paper.pdf', 'paper.pdf']);
  });

  it('is reached by keyboard, is described by its hint and its message, and says that it is refused', async () => {
    render(<FileField {...texts} error="Choose a file." onChoose={() => undefined} />);
    await userEvent.tab();
    const input = screen.getByLabelText(/^Document/);
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'PDF up to 25 MB',
      'Choose a file.',
    ]);
  });

  it('opens the camera for a photo', () => {
    render(<FileField {...texts} onChoose={() => undefined} />);
    const camera = screen.getByLabelText('Take a photo');
    expect([camera.getAttribute('capture'), camera.getAttribute('accept')]).toEqual([
      'environment',
      'image/*',
    ]);
  });

  it('takes a file that is dropped on it', () => {
    const onChoose = vi.fn<(file: File) => void>();
    render(<FileField {...texts} onChoose={onChoose} />);
    fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [paper] } });
    expect(onChoose).toHaveBeenCalledWith(paper);
  });
});

describe('a chosen file', () => {
  const chosen: ChosenFile = {
    name: 'paper.pdf',
    size: '2.4 MB',
    status: 'Uploading…',
    tone: 'brand',
    progress: { share: 0.4, text: '40%' },
    actions: [],
  };

  it('says how far it has got, to the eye and to a screen reader', () => {
    render(<FileField {...texts} chosen={chosen} onChoose={() => undefined} />);
    expect(screen.getByRole('group', { name: 'Document' })).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'paper.pdf' });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['40', '40%']);
    expect(screen.getByRole('status').textContent).toBe('Uploading…');
  });

  it('offers what can be done about it', async () => {
    const onPress = vi.fn<() => void>();
    const file = { ...chosen, actions: [{ label: 'Cancel', onPress }] };
    render(<FileField {...texts} chosen={file} onChoose={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onPress).toHaveBeenCalledOnce();
  });
});
