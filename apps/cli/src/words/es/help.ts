import type { HelpWords } from '../words.ts';
import { helpOfHouses } from './help-of-houses.ts';

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
    ...helpOfHouses,
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
