import { carryOut, type Order } from './orders.ts';

/** The arithmetic stands aside, so that the page never stops for it. */
self.onmessage = ({ data: { no, order } }: MessageEvent<{ readonly no: number; readonly order: Order }>) => {
  self.postMessage({ no, result: carryOut(order) });
};
