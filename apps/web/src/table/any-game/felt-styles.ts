/** What every felt is dressed in. */
import '../table.css';
import './baize.css';
import './on-the-cloth.css';
import './call.css';
import './seats.css';
