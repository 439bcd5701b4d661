/** What `styles.css` begins with: faces, tokens and bare elements. In the workspace, importing `styles.css` means this. */
import './layers.css.ts'
import './fonts.css'
import './theme.css.ts'
import './elements.css.ts'
