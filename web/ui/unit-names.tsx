// Names of counters for trays and tooltips, as the game gives them.
import { createContext, useContext } from 'react'

const Names = createContext<ReadonlyMap<string, string>>(new Map())

export const UnitNamesProvider = Names

export const useUnitNames = (): ReadonlyMap<string, string> => useContext(Names)
