import './pages.css'
