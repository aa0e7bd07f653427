import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusedRequest } from '@sabot/protocol';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** The application as routes see it: what comes in and goes out is checked against schemas of the protocol. */
export type ZodApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What every route may also answer. */
export const REFUSALS = { '4xx': refusedRequest, '5xx': refusedRequest } as const;
