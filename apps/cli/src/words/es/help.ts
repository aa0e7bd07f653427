import type { HelpWords } from '../words.ts';

const OPTIONS = `Opciones
  --json        datos en vez de prosa
  --lang es|en  español o inglés (si no, lo que digan LC_ALL o LANG)
  --help        qué hace una orden
  --version     qué versión es esta`;

export const help: HelpWords = {
  all: (ruleset) => `sabot: bacarrá según el reglamento

  sabot play [RULESET]        sentarse a una mesa: gente, bots y usted
  sabot open RULESET [TERM…]  abre una mesa propia, para sus amigos
  sabot regulations           los reglamentos que hay
  sabot rules RULESET [ID]    las reglas de uno, o una sola regla
  sabot law [RULESET]         cuánta ley está modelada y probada
  sabot acts RULESET [ACT]    lo que se puede escribir: actos, ajustes, eventos
  sabot compare [RULESET…]    en qué difieren los reglamentos, regla por regla
  sabot scenario FILE… | -    ejecutar escenarios y comprobar lo que esperan
  sabot replay FILE | -       repetir una historia y volver a preguntar a la ley
  sabot fairness verify FILE  comparar un barajado con las cartas repartidas
  sabot serve                 abre la casa: una mesa por reglamento, con bots
  sabot watch URL TABLE       sigue una mesa de una casa abierta
  sabot staff URL [WHAT]      el trabajo de crupier, inspección y dirección
  sabot verify                comprobar que nada guardado ha cambiado
  sabot heads                 dónde está cada serie, para guardarlo aparte
  sabot vault [rotate]        con qué se sellan los secretos; sellarlos de nuevo
  sabot archive DIR           pasa las tallas viejas del almacén a archivos
  sabot backup DIR            copia todo lo guardado, con la casa abierta
  sabot restore DIR --to NEW  recupera una copia, tal como estaba en un momento
  sabot odds RULESET          probabilidades y ventaja exactas de cada apuesta
  sabot effects RULESET       cómo cambia cada apuesta si falta una carta
  sabot simulate RULESET      jugar millones de sabots enteros
  sabot solve RULESET         qué conviene hacer donde se decide

${OPTIONS}

Código de salida
        0 bien
        1 falla un escenario, una historia o una prueba, o la casa no se abre
        2 la orden o el archivo están mal

Pruebe  npx sabot play
        npx sabot rules ${ruleset}`,
  of: {
    play: (ruleset) => `sabot play [RULESET]

Le sienta a una mesa en la terminal, con fichas sin valor. Si en esta máquina
hay una casa abierta (sabot serve, npm start), en una de sus mesas, con sus
relojes y quien esté; si no, en una casa para usted, que le espera. Solo
pregunta lo que puede hacer, y «porqué» nombra las reglas de lo que acaba de
pasar. Sin RULESET se juega a ${ruleset}; todos los
demás se juegan aquí también, y donde la banca es de un jugador puede tomarla.

  --url URL     en la casa de esta dirección
  --data DIR    en la casa de esta carpeta de datos (data, o SABOT_DATA)
  --table CODE  en la mesa de alguien, por su código o su enlace entero
  --name NAME   con qué nombre se sienta; se le recuerda
  --coups N     irse después de tantas jugadas
  --quick       sin pausas
  --ca FILE     confiar también en los certificados de este archivo (https)
  --lang es|en  español o inglés

En una casa para usted, que desaparece cuando se va:
  --alone       aunque haya otra casa abierta
  --auto        la mesa juega sola, y por usted también (10 jugadas o --coups)
  --seed S      siempre las mismas cartas, como demostración: no es un barajado
                justo
  --save FILE   escribir la historia de la mesa al irse`,
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
    regulations: () => `sabot regulations [--json]

Los reglamentos que hay: juego, jurisdicción, fuente y número de reglas.

  --json        [{ id, game, jurisdiction, source, rules }]
  --lang es|en  español o inglés`,
    rules: (ruleset) => `sabot rules RULESET [ID] [--json]

Las reglas de un reglamento en el orden del texto, cada una con su lugar, una
frase nuestra y una marca donde una lectura resolvió lo que las palabras dejan
abierto. Con ID, esa regla: su fuente, su clase, a qué cuestiones
responde y en qué lecturas se apoya.

  --json        datos en vez de prosa
  --lang es|en  español o inglés

  sabot rules ${ruleset}`,
    law: (ruleset) => `sabot law [RULESET] [--json]

Cuánta ley está modelada y probada. Una regla cuenta cuando un escenario que la
nombra se ha ejecutado, ha acertado y se ha apoyado en ella, o cuando está
apartada con su razón.
Sin RULESET, todas juntas.

  --json        { total, modelled, tested, unmodelled, missing }
  --lang es|en  español o inglés

  sabot law ${ruleset}`,
    acts: (ruleset) => `sabot acts RULESET [ACT] [--json]

Lo que se puede escribir en un escenario o un historial: cada acto con un ejemplo,
los ajustes de una mesa, los eventos con sus datos, las incidencias. Con ACT, uno
de ellos entero: quién lo hace, cuándo, sus campos, sus límites y por qué reglas.
Todo sale de los escenarios y no puede quedarse anticuado.

  --json        { acts, incidents, settings, events }, o solo el acto
  --lang es|en  español o inglés

  sabot acts ${ruleset} set-stakes`,
    compare: (ruleset) => `sabot compare [RULESET…] [--all] [--json]

Hace las mismas preguntas a los reglamentos y muestra en qué difieren sus
respuestas, cada una con las reglas en que se apoya (REGLA~LECTURA donde la
decidió una lectura). Sin RULESET, todos los de la familia del punto y banca, los
únicos que se comparan; de uno solo, todo lo que responde.

  --all         también las cuestiones en que coinciden
  --json        [{ point, columns: [{ ruleset, given }], isSame }]
  --lang es|en  español o inglés

  sabot compare ${ruleset} --all`,
    scenario: () => `sabot scenario FILE… | - [--json] [--watch]

Ejecuta escenarios y comprueba todo lo que esperan. «-» lee la entrada estándar.
Salida 1 si alguno falla, 2 si alguno no se puede leer.

  --json        por archivo, { file, passed, events, balances, refusals,
                failures }, y error si no se pudo leer
  --watch       ejecuta un FILE cada vez que se guarda y muestra la mesa;
                q para salir
  --lang es|en  español o inglés`,
    replay: () => `sabot replay FILE | - [--json]

Repite una historia: primero tal como está escrita y después preguntando otra
vez a la ley por cada acto. Enseña las jugadas, cómo quedó la mesa y si la ley
sigue diciendo lo mismo. Salida 1 si no, o si no se le puede preguntar.

  --json        { file, ruleset, edition, agrees, difference, coups, balances };
                una jugada: { coup, cards, totals, outcome, natural, nets };
                si la banca es de jugadores, { banker, associates, banco }; con
                dos paños, { panos } y outcome "by-pano"
  --lang es|en  español o inglés`,
    fairness: () => `sabot fairness verify FILE | - [--history FILE] [--json]
sabot fairness verify URL TABLE [TALLA] [--json]

Calcula de nuevo un barajado a partir de su prueba: la huella, lo que aportó cada
jugador, el corte; y compara cada carta con lo que se repartió. FILE es una
prueba, o lo que guarda la página: con el registro y las cartas que vio su
navegador. Con URL y TABLE se compara cada sabot de una mesa con el registro y
la historia de la casa. Un sabot queda probado, no probado (y por qué) o
refutado. Salida 0 solo si está probado.

  --history F   lo que se repartió: la historia exportada del sabot (.sabot)
  --json        { verdict, lacks, compared, unseen, order, withheld, proof } o
                { verdict, at, reason }; de una casa, una lista, con talla
  --lang es|en  español o inglés`,
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

  --as ROLE       en qué función (inspector)
  --fields JSON   los campos del acto: {"incident":"other","note":"…"}
  --relieves NAME a quién releva
  --json          todo como datos
  --ca FILE     confiar también en los certificados de este archivo (https)
  --lang es|en    español o inglés

Código de salida 1: el reglamento o la casa no lo admite, con su regla.`,
    verify: () => `sabot verify [--data DIR] [--heads FILE] [--vault-key FILE] [--json]

Lee todo lo que ha guardado una casa y comprueba la cadena: cada evento como se
escribió, en su sitio y tras el anterior; y que los secretos de los sabots en
juego corresponden a las huellas que la casa publicó. La salida 1 nombra lo que no es así. La
casa puede estar abierta.

  --data DIR    dónde se guarda (data); si no, DATABASE_URL
  --heads FILE  cabezas guardadas aparte (sabot heads): la cadena tiene que pasar
                por ellas. Solo ellas descubren una cadena reescrita entera
  --vault-key FILE  las claves de una cámara sellada (SABOT_VAULT_KEY)
  --json        { ok, streams, events, vault } o { ok, stream, version, fault }
  --lang es|en  español o inglés`,
    heads: () => `sabot heads [--data DIR] [--json]

Dice dónde está cada serie: la versión y el hash de su último evento. Guárdelo
en otra máquina o en papel; «sabot verify --heads FILE» lo compara. La casa
puede estar abierta.

  --data DIR    dónde se guarda (data); si no, DATABASE_URL
  --json        [{ stream, version, hash }]
  --lang es|en  español o inglés

  sabot heads > cabezas-de-hoy`,
    vault: () => `sabot vault [rotate] [--data DIR] [--vault-key FILE] [--json]

Dice con qué claves están sellados los secretos de la cámara. «rotate» los sella
todos con la primera de las claves dadas; las demás solo abren. Cierre antes la
casa. Después basta la primera clave.

  --data DIR        dónde se guarda (data); si no, DATABASE_URL
  --vault-key FILE  claves, una por línea: 32 bytes en hexadecimal o base64
                    (SABOT_VAULT_KEY_FILE; SABOT_VAULT_KEY las lleva dentro)
  --json            { plain, sealed: { ID: cuántos } }
  --lang es|en      español o inglés`,
    archive: () => `sabot archive DIR [--older-than DAYS] [--data DATA] [--json]

Pasa las tallas acabadas hace tiempo a archivos de DIR, también con la casa
abierta, y deja su sitio en el almacén a las nuevas. La casa sella cada talla
después de acabar; solo se mueve lo sellado. verify, replay, el historial y
backup siguen leyendo los archivos: consérvelos. Se olvidan las respuestas a las
órdenes que contienen. Si cambia la carpeta de sitio, dé una vez la nueva.

  --older-than DAYS  tallas cuyo último acto es anterior (30)
  --data DATA        dónde está guardado (data)
  --json             { blocks, appends, bytes }
  --lang es|en       español o inglés

  sabot archive /mnt/archivo/sabot --older-than 90`,
    backup: () => `sabot backup DIR [--data DATA] [--json]

Copia todo lo que ha guardado una casa en archivos de DIR, también con la casa
abierta. La primera vez todo; después, lo que ha llegado desde entonces. Un
archivo solo aparece cuando está completo y en el disco. Contiene los secretos
de los sabots en juego: guárdelo como guardaría el sabot.

  --data DATA   dónde está guardado (data); si no, DATABASE_URL
  --json        { file, last, appends, events, bytes }; file es null si no hay
                nada nuevo
  --lang es|en  español o inglés

  sabot backup /mnt/otro/sabot`,
    restore: () => `sabot restore DIR --to FOLDER|URL [--commit N | --before TIME] [--json]

Recupera una copia en una carpeta o una base de datos en la que aún no hay nada
guardado. Antes de escribir se leen todos los archivos y se recalculan todas las
huellas; lo escrito se comprueba antes de darle su nombre. Ábrala con «sabot
serve».

  --to WHERE    una carpeta, o postgres://…
  --commit N    tal como estaba tras la anotación N
  --before TIME tal como estaba justo antes: 2026-11-17T22:30 (hora local), o
                seguida de Z o de +01:00
  --json        { last, at, events, streams, end, seen }; seen son las mesas
                cuyo sabot había seguido después
  --lang es|en  español o inglés

  sabot restore /mnt/otro/sabot --to ensayo --before 2026-11-17T22:30`,
    odds: (ruleset) => `sabot odds RULESET [--decks N] [--removed CARDS] [--json]

Cómo acaba la próxima jugada y cuánto vale cada apuesta, exactamente, según el
cuadro y los pagos del reglamento, antes de redondear fichas.

  --decks N        de 1 a 20 (las del reglamento)
  --removed CARDS  cartas que ya han salido: As,Kd,7h
  --json           { decks, total, banca, punto, tie, bets: [{ bet, mode, pays,
                   expectation: { fraction, decimal } }] } y más; se cuentan
                   series ordenadas de seis cartas, como texto
  --lang es|en     español o inglés

  sabot odds ${ruleset} --decks 8`,
    effects: (ruleset) => `sabot effects RULESET [--decks N] [--removed CARDS] [--json]

Cómo cambia cada apuesta si falta una carta de cada valor, exactamente.

  --decks N        de 1 a 20 (las del reglamento)
  --removed CARDS  cartas que ya han salido: As,Kd,7h
  --json           { decks, removed, cards, bets: [{ bet, mode, pays, effects:
                   [{ value, effect: { fraction, decimal } }] }] }; effect es
                   null donde no queda ninguna carta de ese valor
  --lang es|en     español o inglés

  sabot effects ${ruleset}`,
    simulate: (ruleset) => `sabot simulate RULESET --coups N

Juega sabots enteros, barajados, quemados y repartidos hasta la carta de
detención, como manda el reglamento: los que hagan falta para N jugadas. La misma semilla
da el mismo resultado, con cualquier número de hilos. Ctrl-C lo para.

  --coups N      al menos tantas jugadas
  --seed S       de 0 a 4294967295 (cada vez una nueva)
  --workers W    hilos que juegan (uno por núcleo)
  --decks N      de 1 a 20 (las del reglamento)
  --ponte HOW    donde decide la gente: equilibrium, draw o stand con cinco
  --banker HOW   equilibrium, cuadro, o best: lo mejor contra el punto
  --deduction R  de las ganancias del banquero: 0.05, 0,05, 5% o 1/20
  --stakes A:B   en los dos paños (1:1)
  --out FILE     escribir ahí el resultado, en JSON, también si se para
  --resume FILE  seguir desde un archivo así; --out puede ser el mismo
  --json, --csv  el resultado como datos
  --lang es|en   español o inglés

  sabot simulate ${ruleset} --coups 10000000 --seed 1`,
    solve: () => `sabot solve RULESET [--decks N] [--deduction R] [--chart free|cuadro]

Qué conviene a punto y banquero en el chemin de fer, donde las reglas les dejan
elegir, y cuánto cuesta hacer lo contrario. En fracciones exactas.

  --decks N              de 1 a 20 (las del reglamento)
  --deduction R          de las ganancias del banquero: 0.05, 0,05, 5% o 1/20
  --chart free|cuadro    el banquero libre o sujeto al cuadro (free)
  --banco bound|free     un punto como otro, o uno que ha hecho banco y a quien el
                         director ha dejado libre (bound)
  --removed CARDS        cartas que ya han salido: As,Kd,7h
  --stakes A:B           dos paños: lo que hay en cada uno (1:1)
  --second sees|blind    el segundo punto mira al primero, o no (sees)
  --modality NAME        de la banca, que fija la deducción
  --league               lo que el banquero se asegura contra puntos aliados
  --ponte total|cards    el punto juega según su total o sus cartas (total)
  --banker total|cards   el banquero, lo mismo (total)
  --json                 { decks, deduction, chart, banco, ponte, banker,
                         solutions }
  --lang es|en           español o inglés`,
  },
};
