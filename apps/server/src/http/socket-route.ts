import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Clock } from '../ports/clock.ts';
import type { Room } from '../room.ts';
import { Connection, type Reality } from './connection.ts';
import { guestOf } from './session.ts';

/** The one door for sockets. */
export function socketRoute(app: FastifyInstance, room: Room, clock: Clock, metrics: Metrics, reality?: Reality): void {
  app.get('/ws', { websocket: true }, (socket, request) => {
    const together = sendingTogether(request.raw.socket);
    const wire = {
      send(text: string) {
        together();
        socket.send(text);
      },
      close: (code: number) => socket.close(code),
      get waiting() {
        return socket.bufferedAmount;
      },
    };
    const connection = new Connection({ room, clock, metrics, you: guestOf(request, room.guests), reality }, wire);
    metrics.sockets += 1;
    socket.on('message', (data, isBinary) => {
      if (isBinary) connection.notText();
      else connection.receive(data.toString()).catch(() => socket.close(1011));
    });
    // A frame that is too long raises here, and the socket is closed with 1009.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      metrics.sockets -= 1;
      connection.end();
    });
  });
}

/** What is sent in one turn of the loop, an answer and the table it led to, leaves in one piece. A made-up request has no socket. */
function sendingTogether(socket: Socket | undefined): () => void {
  let isCorked = false;
  return () => {
    if (isCorked) return;
    isCorked = true;
    socket?.cork();
    process.nextTick(() => {
      isCorked = false;
      socket?.uncork();
    });
  };
}
