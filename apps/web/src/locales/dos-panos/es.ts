import { capital, es as dictionary } from '@sabot/words';
import { cheminDeFer } from '../chemin-de-fer/es.ts';

const { hands } = dictionary;
const { acts, fields, deck, auction, coup, marks, now, windows } = cheminDeFer;

export const dosPanos = {
  stages: dictionary.games['dos-panos'].stages,
  incidents: { ...dictionary.games['dos-panos'].incidents, ...hands, true: 'sí', false: 'no' } as Readonly<
    Record<string, string>
  >,
  acts,
  fields,
  deck,
  auction,
  coup,
  windows,
  onlyYou: cheminDeFer.onlyYou,
  shoeLeft: cheminDeFer.shoeLeft,
  cagnotte: cheminDeFer.cagnotte,
  cagnotteIs: cheminDeFer.cagnotteIs,
  inBank: cheminDeFer.inBank,
  behind: (amount: string) => `Detrás, ${amount} de depósito`,
  marks: {
    banker: marks.banker,
    offered: marks.offered,
    banco: marks.banco,
    out: marks.out,
    bid: marks.bid,
    away: marks.away,
    waiting: marks.waiting,
    holder: (hand: string) => `tiene las cartas: ${hand.toLowerCase()}`,
    retired: 'se retiró ganando de este sabot',
    chair: 'en una silla',
  },
  hand: {
    'pano-1': capital(hands['pano-1']),
    'pano-2': capital(hands['pano-2']),
    banca: capital(hands.banca),
    label: cheminDeFer.hand.label,
  },
  outcomes: { ...dictionary.outcomes, annulled: 'anulado' },
  byTurn: 'Le tocan las cartas por turno, aunque no tenga apuesta',
  zones: {
    title: cheminDeFer.zones.title,
    'pano-1': dictionary.bets.pano1,
    'pano-2': dictionary.bets.pano2,
    caballo: dictionary.bets.caballo,
    'line-1': dictionary.bets.line1,
    'line-2': dictionary.bets.line2,
  },
  ladder: {
    ...cheminDeFer.ladder,
    how: '¿Por qué así?',
    asked: (amount: string) => `por ${amount}`,
    held: (name: string, tallas: number) =>
      `La banca la tiene ${name}${tallas > 1 ? `; le quedan ${tallas} tallas` : ', por esta talla'}.`,
  },
  lots: { title: 'Sorteo', line: 'La suerte sale del barajado: puede comprobarse al final de la talla.' },
  panel: cheminDeFer.panel,
  modality: { limitada: 'banca limitada', libre: 'banca libre' },
  now: {
    ...now,
    name: 'El inspector o la inspectora puede nombrar banquero',
    deposit: (name: string) => `Deposita la banca ${name}`,
    yourDeposit: 'Deposite la banca',
    broken: (name: string) => `La banca de ${name} ha saltado`,
    yourBroken: 'Su banca ha saltado: ¿la renueva?',
    yourBrokenShort: 'Su banca ha saltado: compre fichas para renovarla, o déjela',
    repeat: (name: string) => `Juego nulo: ${name} puede repetir el banco`,
    yourRepeat: 'Juego nulo: ¿repite el banco?',
    speak: (name: string, hand: string) => `${hand}: habla ${name}`,
    yourSpeak: (hand: string) => `${hand}: ¿carta o no?`,
    dinner: 'Hora de la cena: la sesión siguiente empieza enseguida',
    ended: 'La partida ha terminado; pronto empieza otra',
    waiting: 'Se esperan dos jugadores en cada paño',
    pause: dictionary.notices.nobodyBets,
  },
  limits: (modality: string, min: string) => `${modality} · mínimo ${min}`,
  limitsTitle: cheminDeFer.limitsTitle,
  limitsLines: {
    stakes: (min: string, max: string) => `Apuestas de ${min} a ${max} en cada paño.`,
    freeStakes: (min: string) => `Apuestas desde ${min}, sin máximo.`,
    bank: (min: string, max: string) => `Banca limitada: de ${min} a ${max}.`,
    freeBank: (min: string) => `Banca libre: desde ${min}, sin tope; el depósito responde de todas las apuestas.`,
    sessions: 'Dos sesiones, separadas por la cena, de dos tallas cada una.',
    errors: cheminDeFer.limitsLines.errors,
  },
};
