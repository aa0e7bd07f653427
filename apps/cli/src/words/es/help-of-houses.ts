import type { HelpWords } from '../words.ts';

/** What `--help` prints of the commands that open a house, or come to one. */
export const helpOfHouses: Pick<HelpWords['of'], 'open' | 'serve' | 'watch' | 'staff'> = {
  open: (ruleset) => `sabot open RULESET [TERM=VALUE …]

Abre una mesa propia en una casa abierta y escribe el enlace con el que entran sus
amigos: en la página, o en la terminal con «sabot play --table». Las condiciones
son las del reglamento si no nombra otras; lo que no permite se dice con su motivo.
«sabot acts RULESET OpenTable» las enumera. Usted lleva la mesa: lo que eso permite
está en la página. Se cierra una hora después de irse todos.

  --url URL     en la casa de esta dirección (si no, una de esta máquina)
  --data DIR    en la casa de esta carpeta de datos (data, o SABOT_DATA)
  --name NAME   con qué nombre; se le recuerda
  --sit         sentarse también, aquí en la terminal
  --bots N      cuántos bots (0)
  --pace WORD   brisk, usual o calm: vivo, normal o tranquilo (usual)
  --admission WORD
                quién entra: everybody, link o asking (link)
  --spectators WORD
                qué ven los demás: none, now o one-coup-late (now)
  --quick       sin pausas, con --sit
  --ca FILE     confiar también en los certificados de este archivo (https)
  --json        la mesa como datos
  --lang es|en  español o inglés

  sabot open ${ruleset} minimum=20 maximum=2000 --bots 2 --sit`,
  serve: (ruleset) => `sabot serve

Abre la casa: una mesa por reglamento, con bots y fichas sin valor. Lo que se
confirma queda en disco; al abrir de nuevo, cada jugada sigue donde estaba.

  --port N        dónde escuchar (4040 o el siguiente libre; SABOT_PORT)
  --host NAME     en qué dirección (127.0.0.1: solo esta máquina; SABOT_HOST)
  --data DIR      dónde se guarda todo (data; SABOT_DATA)
  --heads FILE    dónde se anotan las cabezas de todas las series (DIR/heads;
                  con base de datos, en ningún sitio; SABOT_HEADS)
  --vault-key FILE
                  claves que sellan los secretos de los barajados, una por
                  línea; la primera sella (SABOT_VAULT_KEY_FILE; SABOT_VAULT_KEY
                  las lleva dentro)
  --pace X        todos los relojes por X: 0.5 es el doble de rápido (1;
                  SABOT_PACE)
  --clocks LIST   segundos por el nombre del reloj: stakes=30,cut=10
  --tables LIST   cuáles y cuántas: ${ruleset}=2
  --bots on|off   si hay bots en cada mesa (on)
  --bot-errors N  en N de cada cien jugadas algo sale mal entre los bots, para
                  practicar las decisiones (0)
  --odds on|off   si las mesas de punto y banca muestran las probabilidades exactas
                  de la próxima jugada, según las cartas que se han visto (on)
  --public-url U  dónde abre la gente la página: https://sabot.example. Con
                  https las cookies son solo para https (SABOT_PUBLIC_URL)
  --tls-cert FILE, --tls-key FILE
                  habla TLS: un certificado con su cadena y su clave, en PEM
                  (SABOT_TLS_CERT, SABOT_TLS_KEY)
  --own-tables N|off
                  cuántas mesas pueden abrir los visitantes en total: 50, o por
                  persona y en total, each=2,all=50 (each=3,all=200;
                  SABOT_OWN_TABLES)
  --address-header H
                  la cabecera en que su proxy dice por quién habla:
                  X-Forwarded-For (SABOT_ADDRESS_HEADER)
  --limits LIST   lo que puede pedir una dirección, y todas juntas:
                  sockets=200,guests=200
  --answer-days N cuántos días recibe su primera respuesta quien repite una
                  orden de una talla sellada (30)
  --node NAME     un nodo entre varios sobre una base de datos: docs/scale.md
                  (SABOT_NODE)
  --node-url U    dónde lo encuentran los otros nodos (SABOT_NODE_URL)
  --node-secret F lo que saben todos los nodos, en un archivo
                  (SABOT_NODE_SECRET_FILE; SABOT_NODE_SECRET lo lleva dentro)
  --new-cookie-key DAYS
                  firma las cookies con una clave nueva; las de antes valen
                  DAYS días más
  --config FILE   todo esto en un archivo JSON: docs/operations.md
  --lang es|en    español o inglés

Las opciones mandan sobre el entorno, y el entorno sobre el archivo.
DATABASE_URL=postgres://… lo guarda todo en PostgreSQL.`,
  watch: () => `sabot watch URL TABLE

Sigue una mesa de una casa abierta: voces, cartas y resultados según ocurren.

  --coups N     para después de tantas jugadas
  --ca FILE     confiar también en los certificados de este archivo (https)
  --lang es|en  español o inglés

  sabot serve        imprime la dirección y las mesas`,
  staff: () => `sabot staff URL [WHAT …] [--as ROLE] [--fields JSON] [--json]

El trabajo de quienes trabajan en una casa abierta. WHAT es uno de estos:

  pit                     cada mesa, los casos que esperan, las alarmas
                          (si no se dice nada)
  join CODE NAME          acepta una invitación; sign-in NAME vuelve a entrar. La
                          contraseña se lee de SABOT_PASSWORD
  me, people              quién es usted; quién trabaja aquí
  invite ROLE             un enlace que vale una vez: croupier, inspector, director
  on-duty ROLE [TABLE]    empieza un turno; --relieves NAME releva a alguien
  off-duty ROLE           lo acaba
  table TABLE             lo que puede hacer allí, como datos
  stop TABLE, go-on TABLE para una mesa un momento, y la deja seguir
  try TABLE ACT           lo que haría un acto, sin hacerlo
  act TABLE ACT           lo hace, con --fields como en try
  dismiss TABLE CLAIM REASON
                          no atiende una reclamación, con su motivo
  clear ALARM             da por vista una alarma, con su nombre
  let-go NAME             alguien deja de trabajar aquí
  open RULESET            abre una mesa de la casa; --fields dice sus condiciones
  close TABLE             entre jugadas todos se van, y se cierra
  authorisations          lo que está autorizado, con sus fechas
  authorise RULESET       anota una, con --fields {"reference":"…","from":"2026-11-19",
                          "until":"2026-12-31","terms":{"minimum":{"least":1000,"most":null}}}
  withdraw NUMBER REASON  deja de valer
  journal [TABLE]         quién hizo qué, en qué puesto y cuándo; --day 2026-11-19
  rights                  quién puede hacer qué

  --as ROLE       en qué función (inspector)
  --until MOMENT  cuándo le relevan: 2026-11-19T23:40
  --fields JSON   los campos del acto: {"incident":"other","note":"…"}
  --relieves NAME a quién releva
  --json          todo como datos
  --ca FILE     confiar también en los certificados de este archivo (https)
  --lang es|en    español o inglés

Código de salida 1: el reglamento o la casa no lo admite, con su regla.`,
};
