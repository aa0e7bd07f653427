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
    const { socket: line } = request.raw;
    const wire = {
      send(text: string) {
        sendTogether(line);
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

/** Sockets with something to send at the end of this turn of the loop. */
let corked: Socket[] = [];

function sendAll(): void {
  const sending = corked;
  corked = [];
  for (const socket of sending) socket.uncork();
}

/** What is sent in one turn of the loop, an answer and the table it led to, leaves in one piece. A made-up request has no socket. */
function sendTogether(socket: Socket | undefined): void {
  if (socket === undefined || socket.writableCorked > 0) return;
  socket.cork();
  if (corked.push(socket) === 1) process.nextTick(sendAll);
}
