import '../../ui/tokens.css';
import '../../ui/base.css';
import '../../ui/button.css';
import '../../shell/shell.css';
import { createRoot } from 'react-dom/client';
import { OfflinePage } from './offline-page.tsx';

const carried = document.getElementById('carried')?.textContent ?? '';
createRoot(document.getElementById('sabot') as HTMLElement).render(<OfflinePage carried={carried} />);
