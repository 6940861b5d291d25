import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 5_000 }) // ms; what is there sooner is found sooner
