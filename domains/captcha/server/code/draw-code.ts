import { CODE_IMAGE_HEIGHT_PX, CODE_IMAGE_WIDTH_PX } from '../../contract/limits.ts';
import type { RandomStream } from '../random-stream.ts';
import { digitStrokes, type Stroke } from './digit-strokes.ts';
import { encodePng } from './png.ts';

const WIDTH = CODE_IMAGE_WIDTH_PX;
const HEIGHT = CODE_IMAGE_HEIGHT_PX;
const PAPER = 255;
const EDGE_PX = 14;
const CURVES = 4;
const SPECKS = 260;

interface Canvas {
  readonly pixels: Uint8Array;
  readonly random: RandomStream;
}

/** Draws digits, each turned, leaning and waved its own way, with curves through them and specks: a PNG 50 px high. */
export function drawCode(code: string, random: RandomStream): Buffer {
  const canvas: Canvas = { pixels: new Uint8Array(WIDTH * HEIGHT).fill(PAPER), random };
  const step = (WIDTH - 2 * EDGE_PX) / code.length;
  const wave = waveOf(random);
  for (const [place, digit] of Array.from(code).entries()) {
    const strokes = digitStrokes[Number(digit)] ?? [];
    const transform = placing(random, EDGE_PX + step * (place + 0.5));
    const thickness = random.between(1.3, 2.1);
    const ink = random.between(0, 70);
    for (const stroke of strokes) {
      drawStroke(
        canvas,
        stroke.map(([x, y]) => wave(transform(x, y))),
        { thickness, ink },
      );
    }
  }
  for (let count = 0; count < CURVES; count += 1) drawCurve(canvas);
  for (let count = 0; count < SPECKS; count += 1) {
    ink(canvas, {
      x: random.below(WIDTH),
      y: random.below(HEIGHT),
      tone: random.between(60, 210),
      part: 0.8,
    });
  }
  return encodePng({ width: WIDTH, height: HEIGHT, pixels: canvas.pixels });
}

type Point = readonly [x: number, y: number];

/** Turns, leans, sizes and shifts one digit around the middle of its place. */
function placing(random: RandomStream, middle: number): (x: number, y: number) => Point {
  const turn = random.between(-0.32, 0.32);
  const lean = random.between(-0.25, 0.25);
  const size = random.between(17, 22);
  const shift: Point = [random.between(-4, 4), random.between(-4, 4)];
  return (x, y) => {
    const [flat, up] = [(x - 0.5 + lean * (0.75 - y)) * size, (y - 0.75) * size];
    return [
      middle + shift[0] + flat * Math.cos(turn) - up * Math.sin(turn),
      HEIGHT / 2 + shift[1] + flat * Math.sin(turn) + up * Math.cos(turn),
    ];
  };
}

function waveOf(random: RandomStream): (point: Point) => Point {
  const [length, height, phase] = [random.between(26, 60), random.between(1, 2.6), random.between(0, 6)];
  return ([x, y]) => [x + height * Math.sin(y / 7 + phase), y + height * Math.sin(x / length + phase)];
}

function drawCurve(canvas: Canvas): void {
  const { random } = canvas;
  const [base, height, length, phase] = [
    random.between(8, HEIGHT - 8),
    random.between(3, 12),
    random.between(14, 40),
    random.between(0, 6),
  ];
  const points = Array.from({ length: WIDTH / 2 + 1 }, (_, at): Point => [
    at * 2,
    base + height * Math.sin((at * 2) / length + phase),
  ]);
  drawStroke(canvas, points, { thickness: random.between(0.5, 1), ink: random.between(30, 110) });
}

interface Pen {
  /** Half the width of the line, in pixels. */
  readonly thickness: number;
  /** 0 is black. */
  readonly ink: number;
}

function drawStroke(canvas: Canvas, points: Stroke, pen: Pen): void {
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    if (from) drawLine(canvas, [from, to], pen);
  }
}

function drawLine(canvas: Canvas, [from, to]: readonly [Point, Point], pen: Pen): void {
  const reach = pen.thickness + 1;
  const [left, right] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach];
  const [top, bottom] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(HEIGHT, bottom); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(WIDTH, right); x += 1) {
      const part = pen.thickness + 0.5 - distance([x, y], [from, to]);
      if (part > 0) ink(canvas, { x, y, tone: pen.ink, part: Math.min(1, part) });
    }
  }
}

function distance([x, y]: Point, [from, to]: readonly [Point, Point]): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / square;
  const place = Math.max(0, Math.min(1, along));
  return Math.hypot(x - from[0] - place * dx, y - from[1] - place * dy);
}

interface Drop {
  readonly x: number;
  readonly y: number;
  readonly tone: number;
  /** How much of the pixel it covers, up to 1. */
  readonly part: number;
}

/** Ink only darkens what is there. */
function ink({ pixels }: Canvas, { x, y, tone, part }: Drop): void {
  const at = y * WIDTH + x;
  const paper = pixels[at] ?? PAPER;
  pixels[at] = Math.min(paper, Math.round(paper + (tone - paper) * part));
}
