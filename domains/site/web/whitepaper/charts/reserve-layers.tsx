import { reserveLayers } from '../../../contract/whitepaper/charts.ts';
import { usePaper } from '../paper-context.ts';
import { ChartFoot } from './chart-foot.tsx';

/** Four layers, the widest at the bottom: what works is filled, what is being built is outlined, and each says so. */
export function ReserveLayers() {
  const { text } = usePaper();
  const { layers, works, building } = text.charts.reserve;
  return (
    <>
      <ol className="flex flex-col-reverse gap-2">
        {reserveLayers.map(({ name, works: isWorking }, at) => (
          <li
            key={name}
            data-works={isWorking}
            data-layer={at}
            className="mx-auto flex w-full flex-col gap-1 rounded-md border border-dashed border-line-strong p-4 sm:data-[layer=1]:w-11/12 sm:data-[layer=2]:w-5/6 sm:data-[layer=3]:w-3/4 data-[works=true]:border-solid data-[works=true]:border-brand-text data-[works=true]:bg-brand-soft"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="font-strong">{layers[name].name}</span>
              <span className="text-xs font-semibold text-ink-2">{isWorking ? works : building}</span>
            </span>
            <span className="text-sm text-ink-2">{layers[name].holds}</span>
          </li>
        ))}
      </ol>
      <ChartFoot
        name="reserve"
        head={[text.table.thing, text.table.holds, text.table.state]}
        rows={reserveLayers.map((layer) => [
          layers[layer.name].name,
          layers[layer.name].holds,
          layer.works ? works : building,
        ])}
      />
    </>
  );
}
