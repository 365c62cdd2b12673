import type { RandomStream } from '../random-stream.ts';
import { digitsIn, SAMPLE_RATE_HZ } from './digits-file.ts';

const HEADER_BYTES = 44;
const MIDDLE = 128;
const VOICE_LOUDNESS = 0.75;
const NOISE_LOUDNESS = 9;
const MURMUR_LOUDNESS = 0.13;
const PAUSE_S = { shortest: 0.35, longest: 0.7 } as const;

/** Speaks digits over noise and a murmur of other, reversed digits: a WAV file, 8 kHz, 8 bit, mono, about six seconds for six digits. */
export function speakCode(
  code: string,
  { language, random }: { readonly language: string; readonly random: RandomStream },
): Buffer {
  const clips = digitsIn(language);
  const sound: number[] = silence(random);
  for (const digit of code) {
    const speed = random.between(0.92, 1.1);
    const clip = clips[Number(digit)] ?? new Int8Array();
    for (let at = 0; at < clip.length; at += speed) sound.push((clip[Math.floor(at)] ?? 0) * VOICE_LOUDNESS);
    sound.push(...silence(random));
  }
  murmur(sound, clips, random);
  return wavOf(sound.map((sample) => sample + random.between(-NOISE_LOUDNESS, NOISE_LOUDNESS)));
}

function silence(random: RandomStream): number[] {
  const length = Math.round(random.between(PAUSE_S.shortest, PAUSE_S.longest) * SAMPLE_RATE_HZ);
  return Array.from({ length }, () => 0);
}

/** People hear past it; a program that cuts at the pauses finds none. */
function murmur(sound: number[], clips: readonly Int8Array[], random: RandomStream): void {
  for (let at = 0; at < sound.length;) {
    const clip = clips[random.below(clips.length)] ?? new Int8Array();
    for (const [step, sample] of clip.toReversed().entries()) {
      const place = at + step;
      if (place < sound.length) sound[place] = (sound[place] ?? 0) + sample * MURMUR_LOUDNESS;
    }
    at += Math.max(1, Math.round(clip.length * random.between(0.6, 1)));
  }
}

/** RIFF WAVE, linear, unsigned 8 bit. */
function wavOf(samples: readonly number[]): Buffer {
  const wav = Buffer.alloc(HEADER_BYTES + samples.length);
  wav.write('RIFF', 0, 'ascii');
  wav.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4);
  wav.write('WAVEfmt ', 8, 'ascii');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLE_RATE_HZ, 24);
  wav.writeUInt32LE(SAMPLE_RATE_HZ, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36, 'ascii');
  wav.writeUInt32LE(samples.length, 40);
  for (const [at, sample] of samples.entries()) {
    wav[HEADER_BYTES + at] = Math.max(0, Math.min(255, Math.round(sample) + MIDDLE));
  }
  return wav;
}
